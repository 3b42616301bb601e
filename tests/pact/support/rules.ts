/** One of Pact's matching rules, as version 4 of its format writes it. */
export type Rule =
  | { readonly match: 'equality' | 'number' | 'integer' | 'null' }
  | { readonly match: 'type'; readonly min?: number; readonly max?: number }
  | { readonly match: 'regex'; readonly regex: string }
  | { readonly match: 'eachKey'; readonly value: string; readonly rules: readonly Rule[] }
  | { readonly match: 'arrayContains'; readonly variants: readonly Variant[] }
  | { readonly match: 'statusCode'; readonly status: 'success' | readonly number[] }

/** One row that an array has to contain: the rules for the example with this index. */
interface Variant {
  readonly index: number
  readonly rules: RulesByPath
  readonly generators: Readonly<Record<string, never>>
}

interface RuleList {
  readonly combine: 'AND' | 'OR'
  readonly matchers: readonly Rule[]
}

/** The rules of a body by the path that they are about: `$.data[*].nome`. */
export type RulesByPath = Readonly<Record<string, RuleList>>

export const all = (...matchers: readonly Rule[]): RuleList => ({ combine: 'AND', matchers })
export const any = (...matchers: readonly Rule[]): RuleList => ({ combine: 'OR', matchers })

export const NOTHING: Rule = { match: 'null' }
export const SAME: Rule = { match: 'equality' }
export const SAME_TYPE: Rule = { match: 'type' }

/**
 * Lets every key of an object be missing: a verifier that finds this rule does not ask for the example's keys. `type` stands beside it,
 * because the verifier for Java compares nothing in an object with this rule alone.
 */
export const KEYS_MAY_BE_MISSING = all(SAME_TYPE, {
  match: 'eachKey',
  value: 'campo',
  rules: [{ match: 'regex', regex: '[\\s\\S]*' }],
})

/** 1520.0 is 1520 to the portal, and no integer to a verifier. */
export const WHOLE_DECIMAL: Rule = { match: 'regex', regex: '-?\\d+\\.0+' }

/** A whole number, or a text such as NAT-26. A verifier hands a regular expression every other value as JSON. */
export const IDENTIFIER: Rule = {
  match: 'regex',
  regex: '\\d+(?:\\.0+)?|(?!(?:true|false|null|-?\\d+(?:\\.\\d+)?)$)[^\\s\\[{](?:.*\\S)?',
}

/** Any text but this one, or null. A text that looks like another value in JSON is refused too. */
export const textBut = (unwanted: string): Rule => ({
  match: 'regex',
  regex: `null|(?!(?:${unwanted}|true|false|-?\\d+(?:\\.\\d+)?)$)(?![\\[{])[\\s\\S]*`,
})

export const NOT_BLANK: Rule = { match: 'regex', regex: '[\\s\\S]*\\S[\\s\\S]*' }

/** http too, which a portal on https asks for by https. */
export const ADDRESS: Rule = { match: 'regex', regex: 'https?://\\S*' }

/** No day: blank, or what a backend in .NET writes for a date that was never set. */
export const NO_DAY = { match: 'regex', regex: '\\s*|0001-01-01.*' } as const satisfies Rule

/** A day that the calendar has, from 1900 on, with or without a time; a time with an offset is a moment, whose day in Brazil the portal shows. */
export const DAY = {
  match: 'regex',
  regex: [
    '(?:',
    '(?:19|[2-9]\\d)\\d\\d-(?:',
    '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])',
    '|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)',
    '|02-(?:0[1-9]|1\\d|2[0-8])',
    ')',
    '|(?:19|[2-9]\\d)(?:0[48]|[2468][048]|[13579][26])-02-29',
    '|(?:[2468][048]|[3579][26])00-02-29',
    ')',
    '(?:[T ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:[Zz]|[+-]\\d\\d(?::?\\d\\d)?)?)?',
  ].join(''),
} as const satisfies Rule
