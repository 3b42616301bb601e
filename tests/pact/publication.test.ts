import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalServer, listening } from '../../scripts/local-server.ts'
import { consumerVersion, type Publication, publicationOf, publish } from '../../scripts/pact/publication.ts'
import { pactFiles } from '../../scripts/pact/verification.ts'
import { isGitCheckout } from './support/git-checkout.ts'

interface Received {
  readonly request: string
  readonly headers: IncomingHttpHeaders
  readonly body: Publication
}

/** A simulated Pact Broker: keeps each publication, and sends `answer`. */
let broker: LocalServer
let url: string
let received: Received[]
let answer: { status: number; body: string }

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({
      request: `${request.method} ${request.url}`,
      headers: request.headers,
      body: JSON.parse(body) as Publication,
    })
    response.writeHead(answer.status, { 'Content-Type': 'application/hal+json' }).end(answer.body)
  })
  broker = await listening(server)
  url = broker.url
})

beforeEach(() => {
  received = []
  answer = { status: 200, body: JSON.stringify({ notices: [{ type: 'success', text: 'Published.' }] }) }
})

afterAll(() => broker.close())

const version = { commit: 'c0ffee', branch: 'main', buildUrl: 'https://ci.example/7' }

describe('publishing the contracts', () => {
  it('sends all to the broker with the commit and the branch', async () => {
    const notices = await publish(publicationOf(pactFiles(), version), { url })

    expect(notices).toEqual(['Published.'])
    expect(received).toHaveLength(1)
    const [{ request, body } = fail()] = received
    expect(request).toBe('POST /contracts/publish')
    expect(body).toMatchObject({
      pacticipantName: 'portal-do-cliente',
      pacticipantVersionNumber: 'c0ffee',
      branch: 'main',
      buildUrl: 'https://ci.example/7',
    })
    expect(body.contracts.map(({ providerName }) => providerName)).toEqual([
      'api-conteudo-publico',
      'api-identidade-fidelidade',
      'envio-de-push',
    ])
    for (const { content, providerName, consumerName } of body.contracts) {
      const pact = JSON.parse(Buffer.from(content, 'base64').toString('utf8'))
      expect(pact.provider.name).toBe(providerName)
      expect(pact.consumer.name).toBe(consumerName)
      // A verifier publishes their failure: the broker would refuse every deployment.
      expect(pact.interactions.filter(({ pending }: { pending?: boolean }) => pending)).toEqual([])
      expect(pact.interactions).not.toEqual([])
    }
  })

  it.each([
    ['with a token', { token: 'segredo' }, 'Bearer segredo'],
    ['with a name and a password', { username: 'ana', password: 'x' }, 'Basic YW5hOng='],
    ['without either', {}, undefined],
  ])('authenticates %s', async (_, credentials, expected) => {
    await publish(publicationOf(pactFiles(), version), { url, ...credentials })
    expect(received[0]?.headers.authorization).toBe(expected)
  })

  it("fails with the broker's words when it refuses", async () => {
    answer = { status: 409, body: '{"error":"other contents under this version"}' }
    await expect(publish(publicationOf(pactFiles(), version), { url })).rejects.toThrow(
      'The broker answered 409: {"error":"other contents under this version"}',
    )
  })

  it.runIf(isGitCheckout())(
    'takes the commit from git, and the branch from the environment of the build',
    () => {
      expect(consumerVersion({})).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) })
      const build = { PACT_BRANCH: 'main', PACT_BUILD_URL: 'https://ci.example/7' }
      expect(consumerVersion(build)).toMatchObject({ branch: 'main', buildUrl: 'https://ci.example/7' })
    },
  )

  it('refuses to publish nothing', () => {
    expect(() => publicationOf([], version)).toThrow('There are no contracts to publish')
  })
})

function fail(): never {
  throw new Error('The broker received nothing.')
}
