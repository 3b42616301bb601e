import { NoAnswer, send, type Trust } from '../pact/connection.ts'
import type { Finding } from './finding.ts'

const LOOPBACK = /^(localhost|127(?:\.\d+){3}|\[::1\])$/

/** A page in https may call only https, or the same machine. */
export function addressFindings(url: string): readonly Finding[] {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return []
  return [
    {
      what: `${url} is not encrypted: browsers refuse such calls from a page in https, and everybody on the way reads them.`,
      remedy: 'Serve the API over https.',
    },
  ]
}

/** The same host without encryption; none where the service does not use the usual ports. */
export function plainAddressOf(url: string): string | undefined {
  const { protocol, port, hostname } = new URL(url)
  return protocol === 'https:' && port === '' && !LOOPBACK.test(hostname) ? `http://${hostname}` : undefined
}

/** A request without encryption must be redirected to https, or get no answer. */
export async function plainFindings(plainUrl: string, trust: Trust): Promise<readonly Finding[]> {
  try {
    const { status, headers } = await send({ method: 'GET', url: plainUrl }, trust)
    const leads = /^https:\/\//.test(headers.location ?? '')
    if (status >= 300 && status < 400 && leads) return []
    return [
      {
        what: `${plainUrl} answers without encryption (${status}), and does not lead to https.`,
        remedy: 'Answer http with 308 and the same address in https, or do not listen there at all.',
      },
    ]
  } catch (thrown) {
    if (thrown instanceof NoAnswer) return []
    throw thrown
  }
}
