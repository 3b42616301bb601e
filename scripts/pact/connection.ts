import { readFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { rootCertificates } from 'node:tls'
import { ExpectedFailure } from '../../sandbox/failures.ts'

/** Whose certificates are believed, besides those that Node knows. */
export interface Trust {
  /** Takes any certificate. */
  readonly insecure: boolean
  /** The path of a file with the certificates of another authority, in PEM. */
  readonly ca: string | undefined
}

export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** What came back, before anything is made of it. */
export interface Received {
  readonly status: number
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** No answer came at all. The message says why, and what helps. */
export class NoAnswer extends ExpectedFailure {
  override readonly name = 'NoAnswer'
}

const TIMEOUT = 15_000

/** Sends one request and follows no redirection.
 * @throws {NoAnswer}
 */
export function send({ method, url, headers, body }: Sent, trust: Trust): Promise<Received> {
  const target = new URL(url)
  const request = target.protocol === 'https:' ? requestOverTls : requestPlain
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new NoAnswer(causeOf(error, target)))
    const sent = request(
      target,
      { method, headers: { ...headers, ...length }, timeout: TIMEOUT, ...tlsOptions(trust) },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(parts),
          })
        })
      },
    )
    sent.on('timeout', () =>
      sent.destroy(Object.assign(new Error('no answer in 15 s'), { code: 'ETIMEDOUT' })),
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

const tlsOptions = ({ insecure, ca }: Trust) => ({
  rejectUnauthorized: !insecure,
  ...(ca !== undefined && { ca: certificates(ca) }),
})

/** All authorities that are believed, in PEM. */
export const certificates = (ca: string): string => [...rootCertificates, readFileSync(ca, 'utf8')].join('\n')

const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH/

/** Why a request was not answered, in words for people. */
function causeOf(error: Error, { origin, hostname, host, protocol }: URL): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (CERTIFICATE.test(code))
    return `The certificate of ${host} is not trusted (${code}: ${error.message}). Name the authority's certificate with --ca FILE, or leave certificates unchecked with --insecure.`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${origin} (ECONNREFUSED): is the service running?`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host name ${hostname} is not known (${code}).`
  if (code === 'ETIMEDOUT') return `${origin} cannot be reached: ${error.message}.`
  if (protocol === 'https:' && (code === 'EPROTO' || code.startsWith('ERR_SSL')))
    return `${origin} does not speak https (${code}): should the address begin with http://?`
  if (code === 'ECONNRESET' || code.startsWith('HPE_'))
    return `${origin} broke the connection (${code})${protocol === 'http:' ? ': does it speak https?' : '.'}`
  return `${origin} cannot be reached: ${error.message}.`
}

/** In characters. */
const MAX_EXCERPT = 200

/** The beginning of an answer's body, in one line. */
export function excerpt(body: Buffer): string {
  const text = body.toString('utf8').replace(/\s+/g, ' ').trim()
  if (text === '') return 'an empty body'
  return `«${text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text}»`
}
