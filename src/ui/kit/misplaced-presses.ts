/** Two taps of a finger within so many milliseconds and pixels are one double tap. Not every phone counts them, as browsers do for a mouse. */
const DOUBLE_TAP_TIME = 350
const DOUBLE_TAP_REACH = 24

const CONTROLS = 'button, a, label, summary, select, input, textarea'

interface Press {
  /** What was pressed. A press on a label is also one on its field. */
  readonly control: EventTarget | null
  /** Which press of a row it is, as the browser counts. */
  readonly count: number
  readonly at: number
  readonly x: number
  readonly y: number
}

function controlAt(target: EventTarget | null): EventTarget | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return (control instanceof HTMLLabelElement && control.control) || control || target
}

/**
 * Lets nothing happen where the second half of a double press falls on another control than the first: a dialog, the next line of a list
 * or a link has come under the finger meanwhile, and the customer has not read it (docs/decisions/143).
 * @returns a function that ends it.
 */
export function ignoreMisplacedPresses(document: Document): () => void {
  let last: Press | undefined
  let isTouch = false

  const pressed = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  const clicked = (event: MouseEvent) => {
    const { target, timeStamp: at, clientX: x, clientY: y, detail: count } = event
    // A key or a script presses without a count.
    if (count === 0) return
    const press: Press = { control: controlAt(target), count, at, x, y }
    // The press before may have been on a button that fires nothing, such as a disabled one.
    const isSecond = last && (count > 1 ? last.count === count - 1 : isTouch && isDoubleTap(last, press))
    if (!last || !isSecond || last.control === press.control) {
      last = press
      return
    }
    // A third press belongs to the first too.
    last = { ...press, control: last.control }
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

const isDoubleTap = (first: Press, second: Press): boolean =>
  second.at - first.at < DOUBLE_TAP_TIME &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_REACH
