import { observe } from './observe.ts'

/** What a use case finds wrong with a form: a code for each wrong field. */
export type Violations<Field extends string, Code extends string> = {
  readonly [Each in Field]?: Code | undefined
}

/** The sentence for each code that a field can have. */
export type Sentences<Field extends string, Code extends string> = Readonly<
  Record<Field, Partial<Record<Code, string>>>
>

export interface FormRules<Values, Code extends string, Field extends string> {
  /** The fields that can be wrong, in the order in which they stand on the screen. */
  readonly order: (values: Values) => readonly Field[]
  /** The sentence for what is wrong with a field. */
  readonly sentence: (field: Field, code: Code, values: Values) => string
  /** For a field, the field that must match it. A new password may correct its confirmation, so the error of that one is hidden. */
  readonly checkedTogether?: { readonly [Each in keyof Values]?: Field }
  /** The sentence for what is probably mistyped in a field, undefined when nothing is. A hint never blocks. */
  readonly hints?: { readonly [Each in keyof Values]?: (value: Values[Each]) => string | undefined }
}

/** The part of a form that its fields need. */
export interface FormOf<Values> {
  readonly values: Values
  typed<Name extends keyof Values & string>(field: Name, value: Values[Name]): void
  fieldLeft(field: keyof Values & string): void
  errorOf(field: keyof Values & string): string | undefined
  hintOf(field: keyof Values & string): string | undefined
}

/**
 * What a customer fills in: its values, what a use case found wrong with them, and where the focus belongs. `Field` also names
 * fields whose values are held elsewhere, such as those of an address.
 */
export class Form<Values extends object, Code extends string, Field extends string = keyof Values & string>
  implements FormOf<Values>
{
  violations: Violations<Field, Code> = {}
  /** Where the focus belongs now; a new object each time, so that the same field can get it twice. */
  focus: { readonly field: Field } | undefined
  /** The fields that the customer has left: only these show a hint. */
  private visited: ReadonlySet<string> = new Set()

  constructor(
    public values: Values,
    private readonly rules: FormRules<Values, Code, Field>,
  ) {
    observe(this)
  }

  /** What is still wrong, in the order of the screen. */
  get errors(): readonly { readonly name: Field; readonly message: string }[] {
    return this.rules.order(this.values).flatMap((name) => {
      const code = this.violations[name]
      return code === undefined ? [] : { name, message: this.rules.sentence(name, code, this.values) }
    })
  }

  errorOf(field: Field | (keyof Values & string)): string | undefined {
    return this.errors.find(({ name }) => name === field)?.message
  }

  /** The hint for a field that was filled in and left. */
  hintOf<Name extends keyof Values & string>(field: Name): string | undefined {
    const value = this.values[field]
    return value !== '' && this.visited.has(field) ? this.rules.hints?.[field]?.(value) : undefined
  }

  typed<Name extends keyof Values & string>(field: Name, value: Values[Name]): void {
    this.values = { ...this.values, [field]: value }
    this.corrected(field)
    const other = this.rules.checkedTogether?.[field]
    if (other !== undefined) this.corrected(other)
  }

  /** A field that is being corrected is no longer shown as wrong. */
  corrected(field: Field | (keyof Values & string)): void {
    this.violations = { ...this.violations, [field]: undefined }
  }

  fieldLeft(field: keyof Values & string): void {
    this.visited = new Set([...this.visited, field])
  }

  /** Shows what is wrong, and moves the focus to the first wrong field. */
  show(violations: Violations<Field, Code>): void {
    this.violations = violations
    const [first] = this.errors
    if (first) this.focusOn(first.name)
  }

  focusOn(field: Field): void {
    this.focus = { field }
  }

  /** The field has the focus: a form that is drawn again later does not take it once more. */
  focused(): void {
    this.focus = undefined
  }

  /** Starts again with these values: without errors or hints. */
  reset(values: Values): void {
    this.values = values
    this.violations = {}
    this.visited = new Set()
  }
}
