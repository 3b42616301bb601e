import { ExpectedFailure } from '../../sandbox/failures.ts'
import { wireCallOf } from './wire-calls.ts'

/** What is needed of an interaction to say whether it is meant. A message has no request. */
interface Selectable {
  readonly description: string
  readonly request?: { readonly method: string; readonly path: string }
}

export type Selection = (interaction: Selectable) => boolean

/**
 * The interactions that `--only` means: a call (`GET /api/pessoa`, `GET /api/termo/{id}`), a path of any method, or a part of a
 * description, where neither capitals nor accents count. Without any, all.
 */
export function selectionOf(texts: readonly string[]): Selection {
  if (texts.length === 0) return () => true
  return (interaction) => texts.some((text) => isMeant(text, interaction))
}

function isMeant(text: string, { description, request }: Selectable): boolean {
  const [, method, path] = /^(?:([A-Za-z]+)\s+)?(\/\S*)$/.exec(text.trim()) ?? []
  if (path === undefined) return plain(description).includes(plain(text))
  if (request === undefined) return false
  if (method !== undefined && method.toUpperCase() !== request.method) return false
  const call = wireCallOf(request.method, request.path)
  return path === request.path || `${request.method} ${path}` === call
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Refuses a text that selects nothing: otherwise the command would pass without having tried anything.
 *
 * @throws {ExpectedFailure}
 */
export function refuseIdle(texts: readonly string[], interactions: readonly Selectable[]): void {
  for (const text of texts) {
    if (interactions.some((interaction) => isMeant(text, interaction))) continue
    throw new ExpectedFailure(
      `No interaction is meant by --only "${text}". It takes a call ("GET /api/pessoa"), a path ("/api/termo/{id}") or a part of a description ("sessão expirada"); docs/provider-states.md lists them.`,
    )
  }
}
