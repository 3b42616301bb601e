import pactCore from '@pact-foundation/pact-core'
import type { Trust } from '../connection.ts'
import { failuresInWords, startStateRelay } from '../states.ts'
import { messagesAt, PUSH_SENDER } from '../verification.ts'
import type { Broker } from './broker.ts'

/** The certificates that Node believes by itself. */
const TRUST: Trust = { insecure: false, ca: undefined }

/** A running provider to hold against the contracts that the broker chooses for it. */
export interface BrokerVerification {
  readonly provider: string
  readonly url: string
  readonly statesUrl: string
  readonly headers: Readonly<Record<string, string>>
  /** The git commit and the branch of the provider. */
  readonly version: string
  readonly branch: string
  /** Whether the broker hears of the results. It does from continuous integration, and not from a desk. */
  readonly publish: boolean
  /** Contracts of other branches since this day (`2026-11-22`) are tried as well, without failing. */
  readonly workInProgressSince?: string | undefined
  readonly buildUrl?: string | undefined
}

/**
 * Verifies the contracts of the portal's main branch and of all that is deployed. One that this provider has never kept is
 * pending: it is reported, and does not fail. Its states are asked for as by `npm run pact:verify` (docs/decisions/092).
 *
 * @returns whether all others hold.
 */
export async function verifyFromBroker(
  { url: pactBrokerUrl, token, username, password }: Broker,
  {
    provider,
    url,
    statesUrl,
    headers,
    version,
    branch,
    publish,
    workInProgressSince,
    buildUrl,
  }: BrokerVerification,
): Promise<boolean> {
  process.env.PACT_DO_NOT_TRACK = 'true'
  const relay = await startStateRelay(statesUrl, TRUST)
  try {
    await pactCore.verifyPacts({
      provider,
      providerBaseUrl: url,
      providerStatesSetupUrl: relay.url,
      ...(provider === PUSH_SENDER && { transports: [messagesAt(url)] }),
      pactBrokerUrl,
      ...(token && { pactBrokerToken: token }),
      ...(username && { pactBrokerUsername: username, pactBrokerPassword: password ?? '' }),
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      enablePending: true,
      ...(workInProgressSince && { includeWipPactsSince: workInProgressSince }),
      providerVersion: version,
      providerVersionBranch: branch,
      publishVerificationResult: publish,
      ...(buildUrl && { buildUrl }),
      ...(Object.keys(headers).length > 0 && { customProviderHeaders: { ...headers } }),
      timeout: 15_000,
      logLevel: 'error',
    })
    return true
  } catch (thrown) {
    // The library throws its report, which it has printed already, as JSON.
    if (thrown instanceof Error && thrown.message.startsWith('{')) return false
    throw thrown
  } finally {
    const failures = failuresInWords(relay)
    if (failures !== '') console.log(`\n${failures}`)
    await relay.close()
  }
}
