import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { Aborted } from '@application/port-failure.ts'
import { Authentication } from '@application/session/authentication.ts'
import type { SessionChange } from '@application/session/session-store.ts'
import { SIGN_OUT_DELAY, SignOut } from '@application/session/sign-out.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { DeviceConnection } from '@infrastructure/device-connection.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPushEnd } from '../../doubles/push/in-memory-push-end.ts'
import { profileUpdate } from '../../support/factories/person.ts'
import { session } from '../../support/factories/session.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'
import { settled } from '../../support/settled.ts'

type Get = ReturnType<typeof scriptedWorld>['get']

const TOKEN = '{"access_token":"t",".expires":"Sat, 21 Nov 2026 15:00:00 GMT"}'
const PERSON = '{"data":{"nomeRazao":"Maria"},"statusCode":200}'
const BALANCE = '{"data":{"saldo":{"valorDisponivel":1,"valorPendente":2}},"statusCode":200}'

describe('the identity API', () => {
  it('is sent the token, the domain and no-cache headers with every call', async () => {
    const { get, sent } = scriptedWorld({ status: 200, body: BALANCE })
    await get(CashbackRepository).balance()
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://identidade.example/api/contacorrente/saldo',
      headers: {
        Authorization: 'Bearer token-maria',
        'Cache-Control': 'no-cache',
        Pragma: 'no-cache',
        'Content-Type': 'application/x-www-form-urlencoded',
        domain: 'loja.example',
      },
    })
  })

  it('is alone in getting these headers: the host of the profile gets the token and JSON, because it need not allow others', async () => {
    const { get, sent } = scriptedWorld(
      { status: 200, body: PERSON },
      { status: 200, body: '{"data":{"mensagem":"ok"},"statusCode":200}' },
    )
    await get(PersonRepository).update(profileUpdate.build(), () => true)
    expect(sent[1]).toMatchObject({ url: 'https://perfil.example/api/pessoa' })
    expect(sent[1]?.headers).toEqual({
      Accept: expect.anything(),
      Authorization: 'Bearer token-maria',
      'Content-Type': 'application/json',
    })
  })

  it('is sent no token where none is stored', async () => {
    const { get, sent, sessions } = scriptedWorld({ status: 200, body: BALANCE })
    sessions.clear('signed-out')
    await get(CashbackRepository).balance()
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('leaves no answer to a customer in the cache of the browser, which the next one at the device could read', async () => {
    const { get, sent } = scriptedWorld({ status: 200, body: BALANCE }, { status: 200, body: '{"data":[]}' })
    await get(CashbackRepository).balance()
    await get(BannerRepository).home()
    expect(sent.map(({ cache }) => cache)).toEqual(['no-store', undefined])
  })

  it('ends the session with a statusCode 401 under HTTP 200', async () => {
    const { get, sessions } = scriptedWorld({ status: 200, body: '{"data":null,"statusCode":401}' })
    await expect(get(CashbackRepository).balance()).rejects.toMatchObject({
      reason: { kind: 'unauthenticated' },
    })
    expect(sessions.current()).toBeUndefined()
  })

  it('does not end the session that began while an older call was under way', async () => {
    const { get, sessions } = scriptedWorld({ status: 401, body: '' })
    const late = get(CashbackRepository).balance()
    sessions.save(session.build({ token: 'token-joao', customer: 'joao' }))
    await expect(late).rejects.toMatchObject({ reason: { kind: 'unauthenticated' } })
    expect(sessions.current()?.token).toBe('token-joao')
  })

  describe.each([
    ['the sign-out', []],
    ['a call beside the sign-out', [(get: Get) => get(CashbackRepository).balance()]],
  ])('that answers 401 to %s', (_, beside) => {
    it('leaves the session to the sign-out', async () => {
      const { get, sessions } = scriptedWorld({ status: 401, body: '' })
      const clock = new InMemoryClock()
      const changes: SessionChange[] = []
      sessions.subscribe((change) => changes.push(change))

      const outcome = new SignOut(get(Authentication), sessions, new InMemoryPushEnd(), clock).execute()
      await Promise.allSettled(beside.map((call) => call(get)))
      await settled()
      expect(changes).toEqual([])

      clock.advance(SIGN_OUT_DELAY)
      expect(await outcome).toEqual({ kind: 'signed-out' })
      expect(changes).toEqual(['signed-out'])
    })
  })

  it('is asked nothing more once the customer signs out, and what it was asked is cancelled', async () => {
    const { get, sent, sessions } = scriptedWorld(
      { failure: 'silence' },
      { status: 200, body: '{"data":true}' },
    )
    const underWay = get(CashbackRepository).balance()
    await settled()
    sessions.leave()
    const signedOut = get(Authentication).signOut()
    await expect(underWay).rejects.toBeInstanceOf(Aborted)
    await signedOut
    await expect(get(PersonRepository).find()).rejects.toBeInstanceOf(Aborted)
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it.each([
    ['a token of its own', 'token-joao'],
    ['the same token again', session.build().token],
  ])('answers in the session that follows a sign-out, and ends it with a 401, with %s', async (_, token) => {
    const { get, sessions } = scriptedWorld(
      { status: 200, body: '{"data":true}' },
      { status: 200, body: BALANCE },
      { status: 401, body: '' },
    )
    sessions.leave()
    await get(Authentication).signOut()
    sessions.clear('signed-out')
    sessions.save(session.build({ token }))
    await expect(get(CashbackRepository).balance()).resolves.toBeDefined()
    await expect(get(PersonRepository).find()).rejects.toThrow()
    expect(sessions.current()).toBeUndefined()
  })

  it.each(['{"data":{},"statusCode":201}', '{"data":{}}'])(
    'has saved the profile only when it says 200, not with %s',
    async (body) => {
      const { get, sent } = scriptedWorld({ status: 200, body: PERSON }, { status: 200, body })
      await expect(get(PersonRepository).update(profileUpdate.build(), () => true)).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
      expect(sent).toHaveLength(2)
    },
  )

  it('takes a refusal under HTTP 200 to the sign-in for a refusal, with its words', async () => {
    const { get } = scriptedWorld({
      status: 200,
      body: '{"statusCode":400,"description":"Cadastro bloqueado."}',
    })
    const credentials = { document: customerDocument('52998224725'), password: 'segredo' }
    await expect(get(Authentication).signIn(credentials)).rejects.toMatchObject({
      reason: { kind: 'rejected', status: 400, description: 'Cadastro bloqueado.' },
    })
  })

  it('is asked for a token also by a device that says that it is offline', async () => {
    const { get, container, sent } = scriptedWorld({ status: 200, body: TOKEN })
    container.rebind(DeviceConnection).toConstantValue({
      isOnline: () => false,
      serverAnswered: () => {},
      subscribe: () => () => {},
    })
    const credentials = { document: customerDocument('52998224725'), password: 'segredo' }
    await expect(get(Authentication).signIn(credentials)).resolves.toMatchObject({ token: 't' })
    expect(sent).toHaveLength(1)
  })

  it('takes a 401 to a call without a token for a refusal like any other', async () => {
    const { get, sessions } = scriptedWorld({ status: 401, body: '{"description":"Só depois de entrar."}' })
    sessions.clear('signed-out')
    await expect(get(TermRepository).published()).rejects.toMatchObject({
      reason: { kind: 'rejected', description: 'Só depois de entrar.' },
    })
  })
})
