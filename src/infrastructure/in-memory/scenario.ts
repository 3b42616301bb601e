import { PORTS } from './ports.ts'
import { CHOICES, type Choices, PROMPTS_DUE } from './scenario-choices.ts'

/** The keys of an address that take any number of words. `portas` names the ports that `respostas` is about; without it, all of them. */
export const LISTS = {
  portas: PORTS,
  avisos: PROMPTS_DUE,
} as const

type Lists = { readonly [Key in keyof typeof LISTS]: readonly (typeof LISTS)[Key][number][] }

/** One state of the portal in memory. */
export interface Scenario extends Choices, Lists {
  /** The minute in Brazil at which the portal is opened, such as `2026-12-31T23:59`; undefined is now. */
  readonly relogio: string | undefined
}

const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Epoch milliseconds; undefined for what is no minute. */
export function momentOf(minute: string): number | undefined {
  const moment = MINUTE.test(minute) ? Date.parse(`${minute}-03:00`) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** The scenario that the query of an address names; undefined when it names none. */
export function namedScenario(search: string): string | undefined {
  return new URLSearchParams(search).get('cenario') ?? undefined
}

/** @returns also the words that mean nothing, so that a mistyped address does not pass for another state. */
export function parseScenario(text: string): { readonly scenario: Scenario; readonly unknown: string[] } {
  const words = new Map<string, string>()
  for (const word of text.split(',').filter((word) => word !== '')) {
    const [key = '', ...value] = word.split(':')
    words.set(key, value.join(':'))
  }
  /** Takes a value out, so that what is left over is unknown. */
  const take = <Value>(key: string, read: (value: string) => Value | undefined): Value | undefined => {
    const found = read(words.get(key) ?? '')
    if (found !== undefined) words.delete(key)
    return found
  }
  const one = <Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value =>
    take(key, (text) => values.find((value) => value === text)) ?? values[0]
  const some = <Value extends string>(key: string, values: readonly Value[]): readonly Value[] =>
    take(key, (text) => {
      const named = text.split('.')
      const found = values.filter((value) => named.includes(value))
      return found.length === named.length ? found : undefined
    }) ?? []

  const found = Object.entries(CHOICES).map(([key, values]) => [key, one(key, values)])
  const choices = Object.fromEntries(found) as Choices
  const scenario: Scenario = {
    ...choices,
    portas: some('portas', LISTS.portas),
    avisos: some('avisos', LISTS.avisos),
    relogio: take('relogio', (text) => (momentOf(text) === undefined ? undefined : text)),
  }
  return { scenario, unknown: [...words].map(([key, value]) => `${key}:${value}`) }
}

/** The address of a scenario, which `parseScenario` reads back. It names only what differs from the first words, always in the same order. */
export function formatScenario(scenario: Scenario): string {
  const { portas, avisos, relogio } = scenario
  const keys = Object.keys(CHOICES) as (keyof Choices)[]
  const chosen = keys
    .filter((key) => scenario[key] !== CHOICES[key][0])
    .map((key) => `${key}:${scenario[key]}`)
  if (portas.length > 0) chosen.push(`portas:${portas.join('.')}`)
  if (avisos.length > 0) chosen.push(`avisos:${avisos.join('.')}`)
  if (relogio !== undefined) chosen.push(`relogio:${relogio}`)
  return chosen.join(',')
}
