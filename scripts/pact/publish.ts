/**
 * `npm run pact:publish`: hands the contracts to a Pact Broker. The environment says where: PACT_BROKER_BASE_URL, and
 * PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. With `--dry-run` nothing is sent, and what would be refused is only said.
 */
import { readOptions, run } from '../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { BROKER_MISSING, brokerOf } from './broker/broker.ts'
import { consumerVersion, objectionsTo, publicationOf, publish } from './publication.ts'
import { pactFiles } from './verification.ts'

const USAGE = 'Usage: npm run pact:publish -- [--dry-run]'

async function main(): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const { 'dry-run': isDry } = readOptions(options, USAGE)
  const broker = brokerOf()
  const version = consumerVersion()
  const publication = publicationOf(pactFiles(), version)
  console.log(
    `${publication.pacticipantName} ${publication.pacticipantVersionNumber} (branch ${publication.branch}):`,
  )
  for (const { providerName, content } of publication.contracts) {
    console.log(`  contract with ${providerName}, ${Buffer.from(content, 'base64').length} bytes`)
  }
  const objections = [...objectionsTo(version), ...(broker ? [] : [BROKER_MISSING])]
  if (isDry) {
    console.log(`Dry run: nothing was sent${broker ? ` to ${broker.url}` : ''}.`)
    for (const objection of objections) console.log(`Without --dry-run this is refused. ${objection}`)
    return
  }
  if (!broker || objections.length > 0) throw new ExpectedFailure(objections.join('\n'))
  for (const notice of await publish(publication, broker)) console.log(notice)
}

run(main)
