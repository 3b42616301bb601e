import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServer, listening } from '../../scripts/local-server.ts'
import { callerWith, MARIA, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()

/** A push service on this machine: keeps each request, and answers with the status that a test sets. */
const service = { received: [] as { headers: IncomingHttpHeaders; body: Buffer }[], status: 201 }
let local: LocalServer

beforeAll(async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      service.received.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(service.status).end()
    })
  })
  local = await listening(server)
})
afterAll(() => local.close())

/** A browser that subscribed: only it can decrypt its messages. */
function browser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const address = {
    endpoint: `${local.url}/${randomBytes(6).toString('hex')}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
  /** RFC 8291, section 3.4: the inverse of what the sender did. */
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
    const text = body.subarray(21 + idLength)
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(text.subarray(-16))
    const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { address, read }
}

async function subscribed() {
  const maria = await signIn(sandbox.current, MARIA)
  const device = browser()
  const answer = await maria.postJson('/sandbox/push-subscriptions', device.address)
  expect(answer.status).toBe(200)
  service.received.length = 0
  service.status = 201
  return { maria, device }
}

const push = (more: object = {}) =>
  callerWith(sandbox.current).control('push', { to: MARIA, body: 'Seu voucher vence amanhã', ...more })

// The device of one test must not get the pushes of the next one: 410 removes it.
afterEach(async () => {
  service.status = 410
  await push()
})

describe('a push', () => {
  it('reaches the device encrypted and signed, and can be read there', async () => {
    const { device } = await subscribed()
    expect((await push({ screen: '/voucher' })).body).toMatchObject({ sent: 1 })

    const [got] = service.received
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(got?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/)
    expect(JSON.parse(device.read(got?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Rede Boa Praça',
      body: 'Seu voucher vence amanhã',
      screen: '/voucher',
    })
  })

  it('is not sent again to a device that has unsubscribed', async () => {
    await subscribed()
    service.status = 410
    expect((await push()).body).toEqual({ sent: 0, gone: 1, failed: 0 })
    expect((await push()).body).toEqual({ sent: 0, gone: 0, failed: 0 })
  })

  it('that could not be delivered leaves the device subscribed', async () => {
    await subscribed()
    service.status = 500
    expect((await push()).body).toEqual({ sent: 0, gone: 0, failed: 1 })
  })

  it('is refused for a customer who does not exist', async () => {
    expect((await callerWith(sandbox.current).control('push', { to: '1', body: 'x' })).status).toBe(400)
  })
})

describe('subscribing', () => {
  it.each([
    ['an address of the web', { endpoint: 'ftp://x' }],
    ['the key of the device', { keys: { auth: 'a' } }],
    ['its secret', { keys: { p256dh: 'p' } }],
  ])('needs %s', async (_what, change) => {
    const { maria, device } = await subscribed()
    const answer = await maria.postJson('/sandbox/push-subscriptions', { ...device.address, ...change })
    expect(answer.status).toBe(400)
  })
})
