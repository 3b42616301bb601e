import type { PortFailureReason } from '@application/port-failure.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import type { SessionChange } from '@application/session/session-store.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { InMemoryCredentialKeeper } from '../../doubles/session/in-memory-credential-keeper.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { testDevice } from '../../support/test-device.ts'

const MARIA = { document: '529.982.247-25', password: 'praca123', remember: false }

const DAY = 86_400_000

function arrange({ remembered, fastBy = 0 }: { remembered?: string; fastBy?: number } = {}) {
  const clock = new InMemoryClock()
  const authentication = new InMemoryAuthentication(
    new InMemoryClock(clock.now() - fastBy),
    new InMemoryAccounts([
      ['52998224725', 'praca123'],
      ['12ABC34501DE35', 'praca123'],
    ]),
  )
  const sessions = new InMemorySessionStore()
  const { rememberedDocument: document } = testDevice()
  if (remembered) document.remember(remembered)
  const keeper = new InMemoryCredentialKeeper()
  const logger = new RecordingLogger()
  const signIn = new SignIn(authentication, sessions, document, keeper, clock, logger)
  return { clock, authentication, sessions, document, keeper, logger, signIn }
}

describe('signing in', () => {
  it('stores the session that the server gave', async () => {
    const { signIn, sessions, clock, logger } = arrange()

    expect(await signIn.execute(MARIA)).toEqual({ kind: 'signed-in' })

    expect(logger.entries).toEqual([])
    expect(sessions.current()).toMatchObject({ token: 'token-1', expiresAt: clock.now() + 86_400_000 })
  })

  it('stores nothing once the customer has left the login', async () => {
    const { signIn, authentication, sessions, document } = arrange()
    authentication.steering.hold()
    const visit = new AbortController()
    const outcome = signIn.execute({ ...MARIA, remember: true }, visit.signal)
    visit.abort()
    authentication.steering.release()
    expect(await outcome).toEqual({ kind: 'abandoned' })
    expect([sessions.current(), document.read()]).toEqual([undefined, undefined])
  })

  it.each([
    [
      { document: '', password: '' },
      { document: 'required', password: 'required' },
    ],
    [{ document: '...-', password: 'x' }, { document: 'required' }],
    [{ document: '529', password: '' }, { password: 'required' }],
  ])('asks for what is missing in %j and sends nothing', async (form, violations) => {
    const { signIn, authentication, sessions } = arrange()
    authentication.steering.failWith({ kind: 'offline' })

    expect(await signIn.execute({ ...form, remember: false })).toEqual({ kind: 'invalid', violations })

    expect(sessions.current()).toBeUndefined()
  })

  it("returns the server's words for a wrong password, and stores nothing", async () => {
    const { signIn, sessions, document, logger } = arrange()

    const outcome = await signIn.execute({ ...MARIA, password: 'errada', remember: true })

    expect(outcome).toMatchObject({
      kind: 'wrong-credentials',
      failure: { kind: 'rejected', description: 'CPF/CNPJ ou senha inválidos.' },
    })
    expect(sessions.current()).toBeUndefined()
    expect(document.read()).toBeUndefined()
    expect(logger.entries).toEqual([['sign-in-failed', 'rejected']])
  })

  it.each<PortFailureReason>([
    { kind: 'offline' },
    { kind: 'rejected', status: 503, description: '', errors: [] },
  ])('blames neither document nor password for %j', async (failure) => {
    const { signIn, authentication, logger } = arrange()
    authentication.steering.failWith(failure)

    expect(await signIn.execute(MARIA)).toEqual({ kind: 'failed', failure })
    expect(logger.entries).toEqual([['sign-in-failed', failure.kind]])
  })

  it('gives each customer one stored key, and different customers different keys', async () => {
    const { signIn, sessions } = arrange()
    const customers: (string | undefined)[] = []
    for (const document of ['52998224725', '529.982.247-25', '12.ABC.345/01DE-35']) {
      await signIn.execute({ ...MARIA, document })
      customers.push(sessions.current()?.customer)
    }
    const [maria, mariaAgain, bakery] = customers
    expect(maria).toBe(mariaAgain)
    expect(maria).not.toBe(bakery)
  })

  it.each([
    ['a minute ahead', 60_000],
    ['a day ahead', DAY],
    ['a year ahead', 365 * DAY],
    ['a minute behind', -60_000],
    ['a day behind', -DAY],
    ['a year behind', -365 * DAY],
  ])('opens a session that lasts, on a device whose clock is %s', async (_, fastBy) => {
    for (const tells of ['duration-and-clock', 'duration'] as const) {
      const { signIn, authentication, sessions, clock } = arrange({ fastBy })
      authentication.lifetimeSent = tells
      const restore = new RestoreSession(sessions, clock)

      expect(await signIn.execute(MARIA), tells).toEqual({ kind: 'signed-in' })

      clock.advance(DAY - 61_000)
      expect(restore.execute(), tells).toBe('signed-in')
      // A clock that is behind waits for the server's 401.
      if (fastBy > 60_000) {
        clock.advance(61_000)
        expect(restore.execute(), tells).toBe('signed-out')
      }
    }
  })

  it("opens no session that has expired already by the device's clock, where the server does not say how long it lasts", async () => {
    const { signIn, authentication, sessions, document, keeper } = arrange({ fastBy: DAY })
    authentication.lifetimeSent = 'nothing'
    const changes: SessionChange[] = []
    sessions.subscribe((change) => changes.push(change))

    expect(await signIn.execute({ ...MARIA, remember: true })).toEqual({ kind: 'clock-ahead' })

    expect(sessions.current()).toBeUndefined()
    expect(changes).toEqual([])
    expect(document.read()).toBeUndefined()
    expect(keeper.offered).toEqual([])
  })

  it('remembers the document when asked to, and hands the password to the browser alone', async () => {
    const { signIn, document, keeper } = arrange()

    await signIn.execute({ ...MARIA, remember: true })

    expect(document.read()).toBe('52998224725')
    expect(keeper.offered).toEqual([
      { document: { kind: 'cpf', characters: '52998224725' }, password: 'praca123' },
    ])
  })

  it('forgets the document of before when not asked to remember', async () => {
    const { signIn, document, keeper } = arrange({ remembered: '52998224725' })

    await signIn.execute(MARIA)

    expect(document.read()).toBeUndefined()
    expect(keeper.offered).toEqual([])
  })
})
