/**
 * `npm run pact:publish`: hands the contracts to a Pact Broker. The environment says where: PACT_BROKER_BASE_URL, and
 * PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. With `--dry-run` nothing is sent.
 */
import { parseArgs } from 'node:util'
import { consumerVersion, publicationOf, publish, requireCommitted } from './publication.ts'
import { pactFiles } from './verification.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const {
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password,
  } = process.env

  const publication = publicationOf(pactFiles(), consumerVersion())
  console.log(
    `${publication.pacticipantName} ${publication.pacticipantVersionNumber} (branch ${publication.branch}):`,
  )
  for (const { providerName, content } of publication.contracts) {
    console.log(`  contract with ${providerName}, ${Buffer.from(content, 'base64').length} bytes`)
  }
  if (values['dry-run']) {
    console.log(`Dry run: nothing was sent${url ? ` to ${url}` : '. PACT_BROKER_BASE_URL is not set'}.`)
    return
  }
  requireCommitted()
  if (!url) throw new Error('PACT_BROKER_BASE_URL is not set: there is no broker to publish to.')
  for (const notice of await publish(publication, { url, token, username, password })) console.log(notice)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
