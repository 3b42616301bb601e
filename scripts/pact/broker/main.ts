/**
 * `npm run pact:broker -- <verb>`: everything with a Pact Broker besides publishing. The environment says where it is, as for
 * `npm run pact:publish`. docs/backend/broker.md has the whole flow.
 */
import { parseArgs } from 'node:util'
import { run, understood } from '../../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../../sandbox/failures.ts'
import { consumerVersion } from '../publication.ts'
import { headersOf, readAddress, STATES_PATH } from '../targets.ts'
import { BROKER_MISSING, type Broker, brokerOf } from './broker.ts'
import { verifyFromBroker } from './broker-verification.ts'
import { canIDeploy, createEnvironment, recordDeployment } from './deployments.ts'
import { BUILD_SERVICES, type BuildService, putWebhook } from './webhook.ts'

/** The portal's name in the contracts. */
const CONSUMER = 'portal-do-cliente'

const USAGE = `Usage: npm run pact:broker -- …
  can-i-deploy --to production [--ignore envio-de-push] [--retry-while-unknown 30] [--retry-interval 10]
      ends with code 1 unless this commit keeps the contracts with all that runs there
  record-deployment --to production
      tells the broker that this commit runs there now
  create-environment --to homologacao [--production]
      a broker has "test" and "production" from the start
  webhook --provider api-identidade-fidelidade --at ${BUILD_SERVICES.join('|')} --url https://…
      has the provider's build started for each new contract; PACT_WEBHOOK_TOKEN may start it
  verify --provider api-identidade-fidelidade --url https://… --provider-version COMMIT --provider-branch main
      [--states-url https://…] [--header "domain: loja.example"] [--publish] [--wip-since 2026-11-22]
      verifies a running service against the broker's contracts

  --pacticipant NAME --version COMMIT  for another than this commit of ${CONSUMER}, with the first two
The environment: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`

type Values = ReturnType<typeof readCommand>['values']

const VERBS: Record<string, (broker: Broker, values: Values) => Promise<void>> = {
  'can-i-deploy': async (broker, values) => {
    const environment = needed(values, 'to')
    const patience = {
      tries: numberOf(values, 'retry-while-unknown', 0),
      seconds: numberOf(values, 'retry-interval', 10),
    }
    const question = { version: versionOf(values), environment, ignored: values.ignore ?? [] }
    const { deployable, reasons } = await canIDeploy(broker, question, patience)
    for (const reason of reasons) console.log(reason)
    console.log(deployable === true ? `Yes: it may go to ${environment}.` : 'No.')
    if (deployable !== true) process.exitCode = 1
  },
  'record-deployment': async (broker, values) => {
    const version = versionOf(values)
    await recordDeployment(broker, version, needed(values, 'to'))
    console.log(`${version.pacticipant} ${version.number} now runs in ${values.to}.`)
  },
  'create-environment': async (broker, values) => {
    await createEnvironment(broker, needed(values, 'to'), { production: values.production ?? false })
    console.log(`The environment ${values.to} is there.`)
  },
  webhook: async (broker, values) => {
    const provider = needed(values, 'provider')
    const token = process.env.PACT_WEBHOOK_TOKEN
    if (!token)
      throw new ExpectedFailure('PACT_WEBHOOK_TOKEN is not set: the broker could not start the build.')
    await putWebhook(broker, {
      consumer: CONSUMER,
      provider,
      at: buildServiceOf(needed(values, 'at')),
      url: needed(values, 'url'),
      token,
    })
    console.log(`A new contract now starts the verification of ${provider}.`)
  },
  verify: async (broker, values) => {
    const url = readAddress(needed(values, 'url'))
    const holds = await verifyFromBroker(broker, {
      provider: needed(values, 'provider'),
      url,
      statesUrl: values['states-url'] ?? url + STATES_PATH,
      headers: headersOf(values),
      version: needed(values, 'provider-version'),
      branch: needed(values, 'provider-branch'),
      publish: values.publish ?? false,
      workInProgressSince: values['wip-since'],
      buildUrl: process.env.PACT_BUILD_URL,
    })
    console.log(holds ? '\nThe contracts hold.' : '\nA contract is broken: see above.')
    if (!holds) process.exitCode = 1
  },
}

async function main(): Promise<void> {
  const {
    values,
    positionals: [verb = '', ...others],
  } = understood(readCommand, USAGE)
  const carryOut = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (carryOut === undefined || others.length > 0) throw new ExpectedFailure(USAGE)
  const broker = brokerOf()
  if (broker === undefined) throw new ExpectedFailure(BROKER_MISSING)
  await carryOut(broker, values)
}

const readCommand = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      ignore: { type: 'string', multiple: true },
      'retry-while-unknown': { type: 'string' },
      'retry-interval': { type: 'string' },
      production: { type: 'boolean' },
      pacticipant: { type: 'string' },
      version: { type: 'string' },
      provider: { type: 'string' },
      at: { type: 'string' },
      url: { type: 'string' },
      'states-url': { type: 'string' },
      header: { type: 'string', multiple: true },
      'provider-version': { type: 'string' },
      'provider-branch': { type: 'string' },
      publish: { type: 'boolean' },
      'wip-since': { type: 'string' },
    },
  })

const versionOf = ({ pacticipant, version }: Values) => ({
  pacticipant: pacticipant ?? CONSUMER,
  number: version ?? consumerVersion().commit,
})

function needed(
  values: Values,
  option: 'to' | 'provider' | 'at' | 'url' | 'provider-version' | 'provider-branch',
): string {
  const value = values[option]
  if (!value) throw new ExpectedFailure(`--${option} is missing.\n${USAGE}`)
  return value
}

function numberOf(values: Values, option: 'retry-while-unknown' | 'retry-interval', usual: number): number {
  const value = Number(values[option] ?? usual)
  if (!Number.isInteger(value) || value < 0) throw new ExpectedFailure(`--${option} takes a whole number.`)
  return value
}

function buildServiceOf(text: string): BuildService {
  const service = BUILD_SERVICES.find((known) => known === text)
  if (service === undefined)
    throw new ExpectedFailure(`--at takes ${BUILD_SERVICES.join(', ')}, not "${text}".`)
  return service
}

run(main)
