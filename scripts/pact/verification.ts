import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pactCore from '@pact-foundation/pact-core'
import { certificates, type Trust } from './connection.ts'
import { PACTS_DIRECTORY, pactFileNames, readPact } from './pact-files.ts'

/** The two providers, by their names in the contracts. */
export const IDENTITY_PROVIDER = 'api-identidade-fidelidade'
export const CONTENT_PROVIDER = 'api-conteudo-publico'
/** Who sends the pushes. */
export const PUSH_SENDER = 'envio-de-push'

/** A running service to hold against its contract. */
export interface Verification {
  readonly pactFile: string
  readonly providerUrl: string
  /** Where the provider's states are set up: it takes `POST {state, params, action}` and answers the state's values. */
  readonly statesUrl: string
  /** Headers in place of the examples', such as the real `domain` or the real application keys. */
  readonly headers?: Readonly<Record<string, string>>
  readonly trust?: Trust
}

/** The interactions that a service does not keep to, each with its differences; none when the contract holds. */
export type Breaches = readonly string[]

/** The paths of the contracts with one provider, or with all. */
export const pactFiles = (provider?: string): readonly string[] =>
  pactFileNames()
    .map((name) => join(PACTS_DIRECTORY, name))
    .filter((path) => provider === undefined || readPact(path).provider.name === provider)

/**
 * Sends a service every request of a contract and compares its answers with those promised; says on standard output how each
 * went. The verifier speaks to the service directly: the proxy of the library's own `Verifier` class would re-send forms as JSON.
 *
 * @throws {Error} when the verification could not be carried out.
 */
export async function verify({
  pactFile,
  providerUrl,
  statesUrl,
  headers = {},
  trust = { insecure: false, ca: undefined },
}: Verification): Promise<Breaches> {
  process.env.PACT_DO_NOT_TRACK = 'true'
  const authorities = trustIn(trust)
  const replacesHeaders = Object.keys(headers).length > 0
  const { provider, messages } = readPact(pactFile)
  try {
    await pactCore.verifyPacts({
      provider: provider.name,
      providerBaseUrl: providerUrl,
      pactUrls: [pactFile],
      providerStatesSetupUrl: statesUrl,
      ...(messages.length > 0 && { transports: [messagesAt(providerUrl)] }),
      ...(replacesHeaders && { customProviderHeaders: { ...headers } }),
      disableSslVerification: trust.insecure,
      timeout: 15_000,
      // The verifier reports by itself; its log would say everything twice.
      logLevel: 'error',
    })
    return []
  } catch (thrown) {
    return readBreaches(thrown)
  } finally {
    authorities.forget()
  }
}

/** Makes the verifier trust an authority: it reads the list of authorities from the file that the environment names. */
function trustIn({ ca }: Trust): { forget(): void } {
  if (ca === undefined) return { forget: () => undefined }
  const before = process.env.SSL_CERT_FILE
  const directory = mkdtempSync(join(tmpdir(), 'pact-authorities-'))
  process.env.SSL_CERT_FILE = join(directory, 'authorities.pem')
  writeFileSync(process.env.SSL_CERT_FILE, certificates(ca))
  return {
    forget() {
      if (before === undefined) delete process.env.SSL_CERT_FILE
      else process.env.SSL_CERT_FILE = before
      rmSync(directory, { recursive: true })
    },
  }
}

/** Where docs/backend-team.md asks a sender for a message: it is posted the description, and answers with what it would send. */
export function messagesAt(providerUrl: string): Transport {
  const { protocol, port } = new URL(providerUrl)
  const scheme = protocol.replace(':', '')
  const usual = scheme === 'https' ? 443 : 80
  return { protocol: 'message', scheme, port: Number(port || usual), path: '/_pact/messages' }
}

interface Transport {
  readonly protocol: string
  readonly scheme: string
  readonly port: number
  readonly path: string
}

/** The library throws its report, as JSON in the message. */
function readBreaches(thrown: unknown): Breaches {
  if (!(thrown instanceof Error) || !thrown.message.startsWith('{')) throw thrown
  const { errors } = JSON.parse(thrown.message) as { errors: readonly unknown[] }
  return errors.map((error) => JSON.stringify(error))
}
