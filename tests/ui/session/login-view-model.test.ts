import type { PortFailureReason } from '@application/port-failure.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { loginContent } from '@ui/session/login-content.ts'
import { LoginViewModel } from '@ui/session/login-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCredentialKeeper } from '../../doubles/session/in-memory-credential-keeper.ts'
import { InMemoryRememberedDocument } from '../../doubles/session/in-memory-remembered-document.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

function arrange(remembered?: string, carried?: unknown, { fastBy = 0 } = {}) {
  const clock = new InMemoryClock()
  const authentication = new InMemoryAuthentication(
    new InMemoryClock(clock.now() - fastBy),
    new Map([['52998224725', 'praca123']]),
  )
  const document = new InMemoryRememberedDocument(remembered)
  const navigation = new RecordingNavigation(carried)
  const toasts = new Toasts(clock)
  const signIn = new SignIn(
    authentication,
    new InMemorySessionStore(),
    document,
    new InMemoryCredentialKeeper(),
    clock,
  )
  return {
    authentication,
    navigation,
    toasts,
    login: new LoginViewModel(signIn, document, navigation, toasts),
  }
}

describe('the login screen', () => {
  it('hands the document on to the registration, and takes it back', () => {
    const { login, navigation } = arrange()
    login.registerPressed()
    login.documentTyped('529.982.247-25')
    login.registerPressed()
    expect(navigation.visited).toEqual([
      { path: '/register', options: undefined },
      { path: '/register', options: { state: { document: '529.982.247-25' } } },
    ])
    expect(arrange('11144477735', { document: '529.982.247-25' }).login.document).toBe('529.982.247-25')
  })

  it('goes home after signing in and keeps no password', async () => {
    const { login, navigation } = arrange()
    login.documentTyped('529.982.247-25')
    login.passwordTyped('praca123')
    await login.submitted()
    expect(navigation.visited.map(({ path }) => path)).toEqual(['/portal'])
    expect(login.password).toBe('')
  })

  it('keeps the document, clears the password and asks for it again when refused', async () => {
    const { login, navigation, toasts } = arrange()
    login.documentTyped('529.982.247-25')
    login.passwordTyped('errada')
    await login.submitted()
    expect(login).toMatchObject({ document: '529.982.247-25', password: '', focus: { field: 'password' } })
    expect(toasts.items.map((toast) => toast.text)).toEqual(['CPF/CNPJ ou senha inválidos.'])
    expect(navigation.visited).toEqual([])
  })

  it.each<[string, (login: LoginViewModel) => void]>([
    ['the password', (login) => login.passwordTyped('p')],
    ['the document', (login) => login.documentTyped('1')],
  ])('says in place that it was refused until %s is typed', async (_, type) => {
    const { login } = arrange()
    login.documentTyped('529.982.247-25')
    login.passwordTyped('errada')
    expect(login.refused).toBe(false)
    await login.submitted()
    expect(login.refused).toBe(true)
    type(login)
    expect(login.refused).toBe(false)
  })

  it.each<[string, PortFailureReason]>([
    ['there is no signal', { kind: 'offline' }],
    ['the answer does not come', { kind: 'timeout' }],
    ['the server is broken', { kind: 'rejected', status: 503, description: '', errors: [] }],
    ['there were too many tries', { kind: 'rejected', status: 429, description: '', errors: [] }],
    ['the answer makes no sense', { kind: 'unexpected', detail: '' }],
  ])('keeps the password too when %s', async (_, failure) => {
    const { login, authentication, toasts } = arrange()
    authentication.steering.failWith(failure)
    login.documentTyped('529.982.247-25')
    login.passwordTyped('praca123')
    await login.submitted()
    expect(login).toMatchObject({
      document: '529.982.247-25',
      password: 'praca123',
      focus: undefined,
      refused: false,
    })
    expect(toasts.items).toHaveLength(1)
  })

  it("asks to look at the device's clock when the session has expired before it began", async () => {
    const { login, navigation, toasts } = arrange(undefined, undefined, { fastBy: 86_400_000 })
    login.documentTyped('529.982.247-25')
    login.passwordTyped('praca123')
    await login.submitted()
    expect(login).toMatchObject({ document: '529.982.247-25', password: '', focus: { field: 'password' } })
    expect(toasts.items.map((toast) => toast.text)).toEqual([loginContent.clockAhead])
    expect(navigation.visited).toEqual([])
  })

  it('no longer calls wrong what is being corrected', async () => {
    const { login } = arrange()
    await login.submitted()
    expect(login.violations).toEqual({ document: 'required', password: 'required' })
    expect(login.focus).toEqual({ field: 'document' })
    login.documentTyped('5')
    expect(login.violations).toEqual({ password: 'required' })
  })

  it('is busy while the server thinks, and sends nothing twice', async () => {
    const { login, authentication, navigation } = arrange()
    login.documentTyped('52998224725')
    login.passwordTyped('praca123')
    authentication.steering.hold()
    const submissions = [login.submitted(), login.submitted(), login.submitted()]
    await settled()
    expect(login.submission.busy).toBe(true)
    authentication.steering.release()
    await Promise.all(submissions)
    expect(login.submission.busy).toBe(false)
    expect(navigation.visited.map(({ path }) => path)).toEqual(['/portal'])
  })

  it('opens with the remembered document', () => {
    const { login } = arrange('52998224725')
    expect(login).toMatchObject({ document: '52998224725', remember: true })
  })

  it('hints at wrong check digits only once the customer has left the field', () => {
    const { login } = arrange()
    login.documentTyped('529.982.247-24')
    expect(login.documentLooksWrong).toBe(false)
    login.documentBlurred()
    expect(login.documentLooksWrong).toBe(true)
    login.documentTyped('529.982.247-25')
    expect(login.documentLooksWrong).toBe(false)
  })
})
