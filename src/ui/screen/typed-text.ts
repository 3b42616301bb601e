interface Field {
  readonly value: string
  /** `typed` marks what was typed before the portal's code arrived (src/first-paint/first-paint.js). */
  readonly dataset: { readonly typed?: string }
}

/** The part of a document that is used here. */
interface Screen {
  addEventListener(type: 'input', listener: (event: { readonly target: unknown }) => void): void
  querySelectorAll(selectors: 'input, select, textarea'): Iterable<Field>
}

/** Whether the customer has typed something that a reload would lose. */
export class TypedText {
  /** Whether a screen that was left keeps what was typed there, in memory alone. */
  isKept = () => false
  /** Weak, so that it keeps nothing of an earlier screen or customer. */
  private readonly touched = new WeakSet<object>()

  constructor(private readonly screen: Screen) {
    screen.addEventListener('input', ({ target }) => {
      if (typeof target === 'object' && target !== null) this.touched.add(target)
    })
  }

  isThere(): boolean {
    const fields = [...this.screen.querySelectorAll('input, select, textarea')]
    return (
      this.isKept() ||
      fields.some(
        (field) =>
          (this.touched.has(field) || field.dataset.typed !== undefined) && field.value.trim() !== '',
      )
    )
  }
}
