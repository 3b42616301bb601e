/** Two taps of a finger within so many milliseconds and pixels are one double tap. Not every phone counts them, as browsers do for a mouse. */
const DOUBLE_TAP_TIME = 350
const DOUBLE_TAP_REACH = 24

const CONTROLS = 'button, a, label, summary, select, input, textarea'
/** A second press takes back what the first one has done. */
const TOGGLES = 'summary, [aria-pressed], button[aria-expanded], [type=checkbox]'

interface Press {
  /** What was pressed. A press on a label is also one on its field. */
  readonly control: EventTarget | null
  /** The text of the control. The first press turns 'Salvar' into 'Na lista', and the second would take the offer off the list. */
  readonly words: string | undefined
  /** The browser's count of clicks: 2 for the second click of a double click. */
  readonly count: number
  readonly at: number
  readonly x: number
  readonly y: number
}

function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return (control instanceof HTMLLabelElement && control.control) || control
}

/**
 * Ignores the second half of a double press in two cases. First, when it falls on another control: a dialog, another line or a link has
 * come under the finger, and the customer has not read it. Second, when it would undo the first half: a customer who presses everything
 * twice could switch nothing on (docs/decisions/143).
 * @returns a function that ends this.
 */
export function ignoreMisplacedPresses(document: Document): () => void {
  let last: Press | undefined
  let isTouch = false
  /** The field of the label that was pressed. The browser sends it a click too, which is not a second press of the customer. */
  let given: Press['control'] | undefined

  const pressed = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  const clicked = (event: MouseEvent) => {
    const { target, detail: count } = event
    const isGiven = target === given
    given = undefined
    // A key or a script presses without a count.
    if (count === 0 || isGiven) return
    const press = pressOf(event)
    // The press before may have fired no click, for example on a disabled button.
    const isSecond = last && (count > 1 ? last.count === count - 1 : isTouch && isDoubleTap(last, press))
    if (!last || !isSecond || isMeant(last, press)) {
      last = press
      if (isOnLabel(target, press)) given = press.control
      return
    }
    // A third press is compared with the first one too.
    last = { ...press, control: last.control, words: last.words }
    event.preventDefault()
    event.stopPropagation()
  }

  document.addEventListener('pointerdown', pressed, true)
  // Capturing, so that it runs before what listens to the control.
  document.addEventListener('click', clicked, true)
  return () => {
    document.removeEventListener('pointerdown', pressed, true)
    document.removeEventListener('click', clicked, true)
  }
}

function pressOf({ target, timeStamp: at, clientX: x, clientY: y, detail: count }: MouseEvent): Press {
  const control = controlAt(target)
  const words = control ? `${control.getAttribute('aria-label')} ${control.textContent}` : undefined
  return { control: control ?? target, words, count, at, x, y }
}

const isOnLabel = (target: EventTarget | null, { control }: Press): boolean =>
  control instanceof Node && target instanceof Node && !control.contains(target)

/** Whether the control does the same again, such as turning one more page. */
const isMeant = (first: Press, { control, words }: Press): boolean =>
  control === first.control &&
  words === first.words &&
  !(control instanceof Element && control.matches(TOGGLES))

const isDoubleTap = (first: Press, second: Press): boolean =>
  second.at - first.at < DOUBLE_TAP_TIME &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_REACH
