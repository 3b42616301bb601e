import type { Received } from '../pact/connection.ts'
import type { Finding } from './finding.ts'

type Directives = ReadonlyMap<string, string>

function directivesOf({ headers }: Received): Directives {
  const parts = (headers['cache-control'] ?? '').toLowerCase().split(',')
  return new Map(
    parts
      .map((part) => part.trim().split('='))
      .filter(([name]) => name)
      .map(([name = '', value = '']) => [name, value.replaceAll('"', '')]),
  )
}

/** Finds out whether a proxy or a content network may keep what one customer is answered, and give it to another. */
export function privacyFindings(answer: Received): readonly Finding[] {
  const directives = directivesOf(answer)
  if (directives.has('no-store') || directives.has('private')) return []
  const said = answer.headers['cache-control']
  const isShared = directives.has('public') || directives.has('s-maxage')
  return [
    {
      what:
        said === undefined
          ? 'The answer has no Cache-Control: what lies between may keep it.'
          : `The answer may be kept where it is shared${isShared ? ', and given to another customer' : ''}: Cache-Control is "${said}".`,
      remedy:
        'Send Cache-Control: no-store (or private) with every answer of this API, errors and /token too.',
    },
  ]
}

/** What caches make of an answer that everybody may see. */
export function cachingInWords(answer: Received): string {
  const directives = directivesOf(answer)
  if (directives.has('no-store')) return 'No cache keeps it.'
  const shared = directives.get('s-maxage') ?? directives.get('max-age')
  if (directives.has('private')) return `Only the browser keeps it, ${forTime(directives.get('max-age'))}.`
  if (directives.has('no-cache') || shared === '0')
    return 'Caches keep it, and ask each time whether it still holds.'
  if (shared !== undefined) return `Browsers and proxies keep it ${forTime(shared)}.`
  return 'It does not say how long it may be kept: each cache decides for itself. A Cache-Control such as "public, max-age=300" would.'
}

function forTime(seconds: string | undefined): string {
  const count = Number(seconds)
  if (seconds === undefined || !Number.isFinite(count)) return 'for as long as it likes'
  if (count >= 7200) return `for ${Math.round(count / 3600)} hours`
  if (count >= 120) return `for ${Math.round(count / 60)} minutes`
  return `for ${count} seconds`
}

/** A kept answer names the origin that asked first; without `Vary` the next origin gets it too, and its browser refuses it. */
export function varyNotes({ headers }: Received): readonly string[] {
  const origin = headers['access-control-allow-origin']
  const varies = /(^|,)\s*(origin|\*)\s*(,|$)/i.test(headers.vary ?? '')
  if (origin === undefined || origin === '*' || varies) return []
  return [
    'Answers that name one origin should have Vary: Origin, or a cache gives them to another origin, which refuses them.',
  ]
}
