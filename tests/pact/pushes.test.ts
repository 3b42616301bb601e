import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listening } from '../../scripts/local-server.ts'
import { pactFiles } from '../../scripts/pact/verification.ts'
import { PUSH_SENDER } from './contracts.ts'
import { quietVerifier } from './support/verifier.ts'

const verify = quietVerifier()

/** What the contract says of a sender that would send this. */
async function breachesOf(message: object) {
  const sender = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(message))
  })
  const { url, close } = await listening(sender)
  const [pactFile = ''] = pactFiles(PUSH_SENDER)
  try {
    return await verify({ pactFile, providerUrl: url, statesUrl: `${url}/_pact/states` })
  } finally {
    await close()
  }
}

const push = { title: 'Cashback', body: 'R$ 12,00 vencem amanhã.', screen: '/contacorrente/extrato' }

describe('the contract with the sender of pushes', () => {
  it.each([
    ['as the page describes it', push],
    ['about one campaign', { ...push, screen: '/campanha/31/detalhes' }],
    ['about a campaign whose id is a word', { ...push, screen: '/campanha/natal-premiado/detalhes' }],
    ['with more fields', { ...push, tag: 'cashback', ttl: 3600 }],
  ])('takes a push %s', async (_, message) => {
    expect(await breachesOf(message)).toEqual([])
  })

  it.each([
    ['with names of its own', { titulo: push.title, corpo: push.body, tela: push.screen }],
    ['inside an object', { notification: push }],
    ['without words', { ...push, body: ' ' }],
    ['to a whole address', { ...push, screen: 'https://portal.example/#/voucher' }],
    ['about no campaign', { ...push, screen: '/campanha/undefined/detalhes' }],
    ['to a screen that is not there', { ...push, screen: '/vouchers' }],
  ])('refuses a push %s', async (_, message) => {
    expect(await breachesOf(message)).not.toEqual([])
  })
})
