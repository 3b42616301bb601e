import { matching } from './marks.ts'
import { DAY, NO_DAY } from './rules.ts'

type Kind = 'integer' | 'identifier' | 'number' | 'text' | 'day'

type Kinds = Readonly<Record<string, Kind>>

/** How a value of each kind begins, or looks, in JSON. */
const KINDS: Readonly<Record<Kind, string>> = {
  integer: '-?\\d+(?:\\.0+)?[,}]',
  identifier: '(?:\\d+(?:\\.0+)?|"[^"]*")[,}]',
  number: '-?\\d',
  text: '"',
  day: `"(?:${DAY.regex}|${NO_DAY.regex})"`,
}

/** Holds where every field of a name is of its kind, or null. */
const typed = (kinds: Kinds) =>
  Object.entries(kinds)
    .map(([name, kind]) => `(?!.*"${name}":(?!null|${KINDS[kind]}))`)
    .join('')

/**
 * One object or a list of them, whichever the backend sends. No rule of Pact's takes a list as well as an object, but a regular expression
 * is handed the JSON of either. Its example is null, because an example of one form would ask for that form.
 *
 * @param facts the fields that the state has set: somewhere in it they are. In a row of somebody else only the types count.
 */
export function listOrObject(kinds: Kinds, facts: Readonly<Record<string, string | number>>) {
  const set = Object.entries(facts)
    .map(([name, value]) => `(?=.*"${name}":${jsonOf(value)}[,}])`)
    .join('')
  return matching(null, `${typed(kinds)}${set}[\\[{].*`)
    .orOfOthers(`${typed(kinds)}(?:null|[\\[{].*)`)
    .such([facts], facts)
}

/** The value in JSON, as a regular expression. */
function jsonOf(value: string | number): string {
  if (typeof value === 'number' && Number.isInteger(value)) return `${value}(?:\\.0+)?`
  return JSON.stringify(value).replace(/[.?*+()[\]{}|^$\\]/g, '\\$&')
}

/** A list, or an object around it, in which each term was accepted on a day. */
export const ACCEPTED_TERMS = matching(
  null,
  `${typed({ idTermo: 'identifier', nomeTipo: 'text', ip: 'text', dtaAceite: 'day' })}(?:\\[|\\{.*"termosPrograma":\\[)(?=.*"nomeTipo":"[^"]*[^"\\s])(?=.*"idTermo":(?:\\d|"[^"\\s]))(?=.*"dtaAceite":"(?!0001-01-01)\\d).*`,
).such([{ idTermo: 3, nomeTipo: 'Regulamento', ip: '203.0.113.7', dtaAceite: '2024-02-01T10:22:00' }], {
  termosPrograma: [4, 5].map((idTermo) => ({ idTermo, nomeTipo: 'Privacidade', dtaAceite: '2033-07-24' })),
})
