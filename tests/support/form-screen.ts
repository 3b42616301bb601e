/** A document with fields, as far as `TypedText` looks at one. */
export function formScreen() {
  const fields = new Set<Field>()
  let heard: (event: { readonly target: unknown }) => void = () => {}

  class Field {
    readonly dataset: { typed?: string } = {}

    constructor(public value: string) {
      fields.add(this)
    }

    type(value: string): void {
      this.value = value
      heard({ target: this })
    }

    /** Before the portal's code has arrived. */
    typeEarly(value: string): void {
      this.value = value
      this.dataset.typed = ''
    }

    /** The screen is left, and its fields with it. */
    leave(): void {
      fields.delete(this)
    }
  }

  return {
    addEventListener(_: 'input', listener: typeof heard) {
      heard = listener
    },
    querySelectorAll: () => [...fields],
    field: (value = '') => new Field(value),
  }
}
