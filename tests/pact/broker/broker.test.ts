import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { ExpectedFailure } from '../../../sandbox/failures.ts'
import { startSandbox } from '../../../sandbox/sandbox.ts'
import { listening } from '../../../scripts/local-server.ts'
import { brokerOf } from '../../../scripts/pact/broker/broker.ts'
import { canIDeploy, createEnvironment, recordDeployment } from '../../../scripts/pact/broker/deployments.ts'
import { putWebhook } from '../../../scripts/pact/broker/webhook.ts'
import { CONTENT_PROVIDER, PUSH_SENDER, pactFiles } from '../../../scripts/pact/verification.ts'
import { expectExplained, runScript } from '../../support/run-script.ts'
import { type RecordedBroker, recorded, recordedBroker } from './recorded-broker.ts'

let broker: RecordedBroker
const answering = async (names: readonly string[], contract?: object) => {
  broker = await recordedBroker(names, contract)
  return { url: broker.url }
}
afterEach(() => broker.close())

const version = { pacticipant: 'portal-do-cliente', number: 'c0ffee0000000000000000000000000000000000' }
const question = { version, environment: 'production', ignored: ['envio-de-push'] }
const once = { tries: 0, seconds: 0 }

describe('asking before a deployment', () => {
  it.each([
    ['yes', true, 'All required verification results are published and successful'],
    ['no', false, expect.stringMatching(/api-identidade-fidelidade .* failed$/)],
    ['unknown', undefined, expect.stringContaining('There is no verified pact between')],
  ])('says %s, with the reasons', async (answer, deployable, reason) => {
    const verdict = await canIDeploy(await answering([`deployable: ${answer}`]), question, once)
    expect(verdict).toEqual({ deployable, reasons: expect.arrayContaining([reason]) })
  })

  it('asks again while a result is missing', async () => {
    const at = await answering(['deployable: unknown', 'deployable: unknown', 'deployable: yes'])
    const { deployable } = await canIDeploy(at, question, { tries: 5, seconds: 0 })
    expect(deployable).toBe(true)
    expect(broker.received).toHaveLength(3)
  })

  it('fails for an environment that is not there', async () => {
    const at = await answering(['no such environment'])
    const elsewhere = { version, environment: 'lua' }
    await expect(canIDeploy(at, elsewhere, once)).rejects.toThrow(
      "Environment with name 'lua' does not exist",
    )
  })

  it('fails in words for a broker that cannot be reached', async () => {
    await answering([])
    await expect(canIDeploy({ url: 'http://127.0.0.1:9' }, question, once)).rejects.toThrow(
      new ExpectedFailure('The broker at http://127.0.0.1:9 cannot be reached: fetch failed.'),
    )
  })
})

describe('after a deployment', () => {
  it('tells the broker which version runs where', async () => {
    await recordDeployment(await answering(['environments', 'deployment']), version, 'production')
    expect(broker.received.map(({ request }) => request)).toEqual([
      'GET /environments',
      recorded('deployment').request,
    ])
  })

  it('names the environments that there are in place of an unknown one', async () => {
    const at = await answering(['environments'])
    await expect(recordDeployment(at, version, 'lua')).rejects.toThrow(
      /no environment "lua", only: .*production/,
    )
  })

  it('makes an environment', async () => {
    await createEnvironment(await answering(['environment made']), 'producao2', { production: true })
    expect(broker.received[0]?.body).toEqual(recorded('environment made').body)
  })
})

describe('the webhook', () => {
  const webhook = {
    consumer: 'portal-do-cliente',
    provider: CONTENT_PROVIDER,
    at: 'github',
    url: 'http://127.0.0.1:9494/repos/loja/conteudo/dispatches',
    token: 'segredo',
  } as const

  it("starts the provider's build, and is the same webhook each time", async () => {
    await putWebhook(await answering(['webhook']), webhook)
    expect(broker.received).toEqual([
      { request: recorded('webhook').request, authorization: undefined, body: recorded('webhook').body },
    ])
  })

  it("fails with the broker's words for a host that it may not call", async () => {
    const at = await answering(['webhook refused'])
    const elsewhere = {
      ...webhook,
      at: 'gitlab',
      url: 'https://gitlab.com/api/v4/projects/7/pipeline',
    } as const
    await expect(putWebhook(at, elsewhere)).rejects.toThrow('host must be in the whitelist')
  })
})

describe('npm run pact:broker', () => {
  const VERIFICATION = [
    'index',
    'selectors',
    'for verification',
    'contract',
    'provider',
    'provider branch',
    'result',
  ].map((name) => `verify: ${name}`)

  const verify = async (provider: string, url: string, ...options: readonly string[]) => {
    const [file = ''] = pactFiles(provider)
    broker = await recordedBroker(VERIFICATION, JSON.parse(readFileSync(file, 'utf8')), provider)
    return run([
      ...['verify', '--provider', provider, '--url', url, '--provider-version', 'ccc333'],
      ...['--provider-branch', 'main', '--publish', ...options],
    ])
  }

  const publishedResult = () => broker.received.at(-1)?.body

  it("verifies the broker's contracts, at a state endpoint that knows no teardown, and publishes the result", async () => {
    const sandbox = await startSandbox()
    const stateServer = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const { action } = JSON.parse(text) as { action: string }
      if (action !== 'setup') return response.writeHead(404).end()
      const answer = await fetch(`${sandbox.url}/_pact/states`, { method: 'POST', body: text })
      return response.writeHead(answer.status).end(await answer.text())
    })
    const states = await listening(stateServer)
    try {
      const { code, output } = await verify(CONTENT_PROVIDER, sandbox.url, '--states-url', states.url)
      expect(output).toContain('The contracts hold.')
      expect(code).toBe(0)
      expect(broker.received).toContainEqual(
        expect.objectContaining({ body: recorded('verify: for verification').body }),
      )
      expect(publishedResult()).toMatchObject({ providerApplicationVersion: 'ccc333', success: true })
    } finally {
      await states.close()
      await sandbox.close()
    }
  })

  it('says why a state could not be set up', async () => {
    const sandbox = await startSandbox()
    try {
      const { code, output } = await verify(
        CONTENT_PROVIDER,
        sandbox.url,
        '--states-url',
        `${sandbox.url}/nada`,
      )
      expect(output).toContain('/nada answered 404 for the state "há banners"')
      expect(code).toBe(1)
    } finally {
      await sandbox.close()
    }
  })

  it('verifies whatever sends pushes, which has no more than its endpoint for messages', async () => {
    const senderServer = createServer((request, response) => {
      request.resume()
      response
        .writeHead(request.url === '/_pact/messages' ? 200 : 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ title: 'Cashback', body: 'R$ 12,00', screen: '/voucher' }))
    })
    const sender = await listening(senderServer)
    try {
      const { code, output } = await verify(PUSH_SENDER, sender.url)
      expect(output).toContain('The contracts hold.')
      expect(code).toBe(0)
      expect(publishedResult()).toMatchObject({ success: true })
    } finally {
      await sender.close()
    }
  })

  it.each([
    ['yes', 0, 'Yes: it may go to production.'],
    ['no', 1, 'No.'],
  ])('ends with the code for %s, so that a build stops', async (answer, expected, words) => {
    await answering([`deployable: ${answer}`])
    const { code, output } = await run(
      ['can-i-deploy', '--to', 'production', '--ignore', 'envio-de-push', '--version', version.number],
      { PACT_BROKER_TOKEN: 'ficha' },
    )
    expect(output).toContain(words)
    expect(code).toBe(expected)
    expect(broker.received[0]?.authorization).toBe('Bearer ficha')
  })

  it.each([
    ['an unknown verb', ['can-i-fly'], 'Usage:'],
    ['a missing option', ['can-i-deploy'], '--to is missing.'],
    ['a webhook without its token', ['webhook', '--provider', 'x'], 'PACT_WEBHOOK_TOKEN is not set'],
  ])('says what is wrong with %s', async (_, options, words) => {
    await answering([])
    expectExplained(await run(options), words)
  })
})

it('reads the broker from the environment', async () => {
  await answering([])
  expect(brokerOf({})).toBeUndefined()
  expect(brokerOf({ PACT_BROKER_BASE_URL: 'https://pact.example//', PACT_BROKER_TOKEN: '' })).toMatchObject({
    url: 'https://pact.example',
    token: undefined,
  })
})

function run(options: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, PACT_WEBHOOK_TOKEN: '', ...environment, PACT_BROKER_BASE_URL: broker.url }
  return runScript(['scripts/pact/broker/main.ts', ...options], { env })
}
