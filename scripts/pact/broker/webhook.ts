import { createHash } from 'node:crypto'
import { ask, type Broker } from './broker.ts'

/** Where a provider's builds run. */
export const BUILD_SERVICES = ['github', 'gitlab', 'azure'] as const
export type BuildService = (typeof BUILD_SERVICES)[number]

/** Starts a provider's verification when a contract changes that it has not verified yet. */
export interface Webhook {
  readonly consumer: string
  readonly provider: string
  readonly at: BuildService
  /** The address that starts a build; docs/backend/broker.md says which. */
  readonly url: string
  /** The token that may start that build. The broker does not show it to readers of the webhook. */
  readonly token: string
}

/**
 * Makes the webhook in the broker, or changes the one that is there.
 *
 * @throws {ExpectedFailure} with the broker's answer when it refuses, as it does for a host that it is not allowed to call.
 */
export async function putWebhook(broker: Broker, webhook: Webhook): Promise<void> {
  const { consumer, provider, at, url, token } = webhook
  await ask(broker, {
    method: 'PUT',
    to: `/webhooks/${idOf(webhook)}`,
    body: {
      description: `${consumer} → ${provider}: ${at}`,
      consumer: { name: consumer },
      provider: { name: provider },
      events: [{ name: 'contract_requiring_verification_published' }],
      request: { method: 'POST', url, ...REQUESTS[at](token) },
    },
  })
}

/** The id is the same for the same three names, so that a second run changes the webhook instead of making another. */
function idOf({ consumer, provider, at }: Webhook): string {
  return createHash('sha256').update([consumer, provider, at].join('\n')).digest('hex').slice(0, 32)
}

/** The broker puts the values in when it sends the request: which contract, and with which version of the provider. */
const PACT_URL = `\${pactbroker.pactUrl}`
const PROVIDER_VERSION = `\${pactbroker.providerVersionNumber}`
const PROVIDER_BRANCH = `\${pactbroker.providerVersionBranch}`

const JSON_BODY = { 'Content-Type': 'application/json' }

/** What each kind of build service takes. docs/ci/provider reads these names in the build. */
const REQUESTS: Record<BuildService, (token: string) => { headers: object; body: object }> = {
  github: (token) => ({
    headers: {
      ...JSON_BODY,
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
    },
    body: {
      event_type: 'contract_requiring_verification_published',
      client_payload: { pact_url: PACT_URL, version: PROVIDER_VERSION, branch: PROVIDER_BRANCH },
    },
  }),
  gitlab: (token) => ({
    headers: { ...JSON_BODY, 'PRIVATE-TOKEN': token },
    body: {
      ref: 'main',
      variables: [
        { key: 'PACT_URL', value: PACT_URL },
        { key: 'PACT_PROVIDER_VERSION', value: PROVIDER_VERSION },
        { key: 'PACT_PROVIDER_BRANCH', value: PROVIDER_BRANCH },
      ],
    },
  }),
  azure: (token) => ({
    headers: { ...JSON_BODY, Authorization: `Basic ${Buffer.from(`:${token}`).toString('base64')}` },
    body: {
      resources: { repositories: { self: { refName: 'refs/heads/main' } } },
      templateParameters: {
        pactUrl: PACT_URL,
        providerVersion: PROVIDER_VERSION,
        providerBranch: PROVIDER_BRANCH,
      },
    },
  }),
}
