import type { WireCall } from '../../../scripts/pact/wire-calls.ts'
import type { Answered, Asked, Backend } from './backend.ts'

/** One way in which a backend departs from the sound one. */
export interface Variant {
  /** What it does, in the words of a backend developer. */
  readonly name: string
  /** The calls that it is about: all, or those of a session that has expired, where they are not named. */
  readonly calls: readonly WireCall[] | 'all' | 'expired'
  /** What it takes the request for. */
  readonly ask?: (asked: Asked, backend: Backend) => Asked
  /** What it makes of the sound answer. */
  readonly answer?: (answered: Answered, asked: Asked) => Answered
}

/** A backend that departs in its answers alone. */
export const planted = (
  name: string,
  calls: Variant['calls'],
  answer: NonNullable<Variant['answer']>,
): Variant => ({ name, calls, answer })

/** `data[*].endereco`, or the keys one by one where one has a dot. */
type Path = string | readonly string[]

type Change = (value: unknown) => unknown

/** A key that is left out. */
export const MISSING = Symbol('missing')

/**
 * Changes the values at a path of the answer's body, such as `data[*].endereco`, in answers of success alone. A value that becomes
 * {@link MISSING} goes with its key.
 */
export function at(path: Path, change: Change): NonNullable<Variant['answer']> {
  return (answered) =>
    answered.status < 300 ? { ...answered, body: changed(answered.body, steps(path), change) } : answered
}

/** The same in answers of refusal. */
export function inRefusals(path: Path, change: Change): NonNullable<Variant['answer']> {
  return (answered) =>
    answered.status < 300 ? answered : { ...answered, body: changed(answered.body, steps(path), change) }
}

/** The same value whatever it was. */
export const becomes = (value: unknown) => () => value

/** Another status for answers that have this one. */
export const status =
  (from: (status: number) => boolean, to: number): NonNullable<Variant['answer']> =>
  (answered) =>
    from(answered.status) ? { ...answered, status: to } : answered

export const isSuccess = (code: number) => code < 300
export const isRefusal = (code: number) => code >= 400 && code !== 401

function steps(path: Path): readonly string[] {
  if (typeof path !== 'string') return path
  return path === '' ? [] : path.replaceAll('[*]', '.*').split('.')
}

function changed(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(value)
  if (step === '*') {
    return Array.isArray(value) ? value.map((item: unknown) => changed(item, rest, change)) : value
  }
  if (typeof value !== 'object' || value === null || !(step in value)) return value
  const result = changed((value as Record<string, unknown>)[step], rest, change)
  const others = Object.entries(value).filter(([name]) => name !== step)
  return result === MISSING ? Object.fromEntries(others) : { ...value, [step]: result }
}
