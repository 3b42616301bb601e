import type { Rule } from './rules.ts'

/**
 * How an example is meant. Unmarked values are given by the provider as it likes, in the type that the adapter reads: they have to be there,
 * and neither null nor blank.
 */
class Mark {}

/** A value that the state has set: the answer holds this one. */
class Fixed extends Mark {
  constructor(
    readonly value: string | number | boolean | null,
    /** The text of a row that the request does not ask for: no row may have it. */
    readonly unwanted?: string,
  ) {
    super()
  }

  /** In rows of others anything but this text. */
  never(unwanted: string): Fixed {
    return new Fixed(this.value, unwanted)
  }
}

/** Rows of a list, in which rows of others may stand too. */
class Among extends Mark {
  constructor(
    readonly rows: readonly unknown[],
    readonly count: number | undefined,
    readonly looksAtOthers: boolean,
  ) {
    super()
  }
}

/** Rows that are all the state's own: so many, and all like the example. */
class Own extends Mark {
  constructor(
    readonly row: unknown,
    readonly min: number,
    readonly max: number | undefined,
  ) {
    super()
  }
}

/** An object or a list whose parts may be missing, null or empty, wherever the adapter takes that. */
class Sparse extends Mark {
  constructor(readonly example: unknown) {
    super()
  }
}

/** A value with rules of its own, where the adapter's shape does not say enough. */
class Ruled extends Mark {
  constructor(
    readonly example: unknown,
    readonly rules: readonly Rule[],
    /** Null where the rules of the adapter's shape hold. */
    readonly rulesOfOthers: readonly Rule[] | null = rules,
    /** Two values that keep to the rules: as unlike as they allow. */
    readonly values: readonly [unknown, unknown] = [example, example],
  ) {
    super()
  }

  /** Says which values the rules allow, where the example is not one of the ordinary ones. */
  such(one: unknown, other: unknown): Ruled {
    return new Ruled(this.example, this.rules, this.rulesOfOthers, [one, other])
  }

  /** Keeps to this rule too. */
  and(rule: Rule): Ruled {
    const ofOthers = this.rulesOfOthers && [...this.rulesOfOthers, rule]
    return new Ruled(this.example, [...this.rules, rule], ofOthers, this.values)
  }

  /** In somebody else's row the whole of this expression is enough. */
  orOfOthers(regex: string): Ruled {
    return new Ruled(this.example, this.rules, [{ match: 'regex', regex }], this.values)
  }

  /** In somebody else's row the adapter only has to be able to read it. */
  orReadable(): Ruled {
    return new Ruled(this.example, this.rules, null, this.values)
  }
}

export type { Among, Fixed, Own, Ruled, Sparse }

export const isFixed = (value: unknown): value is Fixed => value instanceof Fixed
export const isAmong = (value: unknown): value is Among => value instanceof Among
export const isOwn = (value: unknown): value is Own => value instanceof Own
export const isSparse = (value: unknown): value is Sparse => value instanceof Sparse
export const isRuled = (value: unknown): value is Ruled => value instanceof Ruled

/** The value that a state's parameter names. */
export const set = (value: string | number | boolean | null) => new Fixed(value)

/** A field that the adapter reads and this answer need not have. */
export const UNSET = new Mark()

/** The state's rows in a list of everybody's. Every row has to be readable; each of these has to be there. */
export const among = (...rows: readonly unknown[]) => new Among(rows, undefined, true)

/** The same in a list that holds these rows and no others, in any order. */
export const these = (...rows: readonly unknown[]) => new Among(rows, rows.length, true)

/** The state's rows, whatever other rows are like. */
export const containing = (...rows: readonly unknown[]) => new Among(rows, undefined, false)

/** Exactly so many rows like this one. */
export const exactly = (count: number, row: unknown) => new Own(row, count, count)

/** At least one row, and none unlike this one. */
export const some = (row: unknown) => new Own(row, 1, undefined)

export const sparse = (example: unknown) => new Sparse(example)

/**
 * A value whose text the whole of a regular expression describes. A verifier hands it numbers, lists and objects as JSON: so it can also
 * say of what no other rule can, that it is a list or an object.
 */
export const matching = (example: unknown, regex: string) => new Ruled(example, [{ match: 'regex', regex }])
