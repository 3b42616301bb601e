import type { PortFailureReason } from '@application/port-failure.ts'
import { WrongCredentials } from '@application/session/authentication.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { loginContent } from '@ui/session/login-content.ts'
import { LoginViewModel } from '@ui/session/login-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { InMemoryCredentialKeeper } from '../../doubles/session/in-memory-credential-keeper.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange(remembered?: string, carried?: unknown, { fastBy = 0 } = {}) {
  const clock = new InMemoryClock()
  const authentication = new InMemoryAuthentication(
    new InMemoryClock(clock.now() - fastBy),
    new InMemoryAccounts([['52998224725', 'praca123']]),
  )
  const { rememberedDocument: document } = testDevice()
  if (remembered) document.remember(remembered)
  const navigation = new RecordingNavigation(carried)
  const toasts = new Toasts(clock)
  const sessions = new InMemorySessionStore()
  const signIn = new SignIn(
    authentication,
    sessions,
    document,
    new InMemoryCredentialKeeper(),
    clock,
    new RecordingLogger(),
  )
  const login = new LoginViewModel(signIn, document, navigation, toasts)
  return {
    login,
    remembered: document,
    authentication,
    sessions,
    navigation,
    texts: () => toasts.items.map(({ text }) => text),
    submit: (password = 'praca123') => {
      login.form.typed('document', '529.982.247-25')
      login.form.typed('password', password)
      return login.submitted()
    },
  }
}

const rejected = (description: string): PortFailureReason => ({
  kind: 'rejected',
  status: 400,
  description,
  errors: [],
})

describe('the login screen', () => {
  it('carries the document to the registration and back', () => {
    const { login, navigation } = arrange()
    login.registerPressed()
    login.form.typed('document', '529.982.247-25')
    login.registerPressed()
    expect(navigation.visited).toEqual([
      { path: '/register', options: { state: {} } },
      { path: '/register', options: { state: { document: '529.982.247-25' } } },
    ])
    expect(arrange('11144477735', { document: '529.982.247-25' }).login.form.values.document).toBe(
      '529.982.247-25',
    )
  })

  it('carries on where the customer wanted to go, too', () => {
    const { login, navigation } = arrange(undefined, { wanted: '/perfil' })
    login.registerPressed()
    expect(navigation.visited.at(-1)?.options?.state).toEqual({ wanted: '/perfil' })
  })

  it('leaves no document in the history for the next person, and keeps where the customer wanted to go', () => {
    const { login, navigation } = arrange(undefined, { document: '529.982.247-25', wanted: '/perfil' })
    login.start()
    expect(login.form.values.document).toBe('529.982.247-25')
    expect(navigation.carried()).toMatchObject({ document: undefined, wanted: '/perfil' })
  })

  it('keeps no password after signing in, and leaves it to the router to lead on', async () => {
    const { login, submit, navigation } = arrange()
    await submit()
    expect(login.form.values.password).toBe('')
    expect(navigation.visited).toEqual([])
  })

  it.each(['praca123', 'errada'])(
    'signs nobody in who has left it meanwhile, and says nothing of it (%s)',
    async (password) => {
      const { login, submit, authentication, sessions, texts } = arrange()
      login.start()
      authentication.steering.hold()
      const submitted = submit(password)
      login.dispose()
      authentication.steering.release()
      await submitted
      expect(sessions.current()).toBeUndefined()
      expect(texts()).toEqual([])
    },
  )

  it('keeps what was typed when refused, and leads to the password', async () => {
    const { login, submit, navigation, texts } = arrange()
    await submit('errada')
    expect(login.form).toMatchObject({
      values: { document: '529.982.247-25', password: 'errada' },
      focus: { field: 'password' },
    })
    expect(texts()).toEqual(['CPF/CNPJ ou senha inválidos.'])
    expect(navigation.visited).toEqual([])
  })

  it.each(['document', 'password'] as const)(
    'says in place what to look at until the %s is typed',
    async (field) => {
      const { login, submit } = arrange()
      expect(login.problem).toBeUndefined()
      await submit('errada')
      expect(login.problem).toBe(loginContent.refused)
      login.form.typed(field, '1')
      expect(login.problem).toBeUndefined()
    },
  )

  it.each<[PortFailureReason, string]>([
    [rejected(''), loginContent.refused],
    [rejected('Usuário inválido.'), loginContent.refused],
    [rejected('Cadastro ainda não ativado. Abra o link que enviamos por e-mail.'), loginContent.notIn],
  ])(
    'does not say that the password is wrong where the server has another reason (%o)',
    async (failure, inPlace) => {
      const { login, authentication, submit } = arrange()
      authentication.signIn = () => Promise.reject(new WrongCredentials(failure))
      await submit()
      expect(login.problem).toBe(inPlace)
    },
  )

  it.each<PortFailureReason>([
    { kind: 'timeout' },
    { kind: 'rejected', status: 403, description: 'Cadastro bloqueado.', errors: [] },
    { kind: 'rejected', status: 500, description: '', errors: [] },
    { kind: 'offline' },
  ])(
    'says in place that nothing is lost when the next try fails for another reason (%o)',
    async (failure) => {
      const { login, submit, authentication, texts } = arrange()
      await submit('errada')
      authentication.steering.failWith(failure)
      await login.submitted()
      expect(login.problem).toBe(loginContent.notIn)
      expect(texts()).not.toContain(loginContent.notIn)
    },
  )

  it('says in the toast the cause, and not its own sentence, where the server could not be reached', async () => {
    const { submit, authentication, texts } = arrange()
    authentication.steering.failWith({ kind: 'offline' })
    await submit()
    expect(texts()).toEqual(['Não foi possível falar com o servidor. Tente de novo em instantes.'])
  })

  it('keeps the password too when there were too many tries', async () => {
    const { login, submit, authentication, texts } = arrange()
    authentication.steering.failWith({ kind: 'rejected', status: 429, description: '', errors: [] })
    await submit()
    expect(login.form).toMatchObject({
      values: { document: '529.982.247-25', password: 'praca123' },
      focus: undefined,
    })
    expect(texts()).toHaveLength(1)
  })

  it("asks the customer to check the device's clock when a new session has already expired", async () => {
    const { login, authentication, submit, navigation, texts } = arrange(undefined, undefined, {
      fastBy: 86_400_000,
    })
    authentication.lifetimeSent = 'nothing'
    await submit()
    expect(login.form.values).toEqual({ document: '529.982.247-25', password: 'praca123' })
    expect(texts()).toEqual([loginContent.clockAhead])
    expect(login.problem).toBe(loginContent.setClock)
    expect(navigation.visited).toEqual([])
  })

  it('asks for what is missing', async () => {
    const { login } = arrange()
    await login.submitted()
    expect(login.form.errors.map(({ name }) => name)).toEqual(['document', 'password'])
  })

  it('is busy until the server answers, and sends nothing twice', async () => {
    const { login, submit, authentication, sessions } = arrange()
    authentication.steering.hold()
    const submissions = [submit(), login.submitted(), login.submitted()]
    await settled()
    expect(login.submission.busy).toBe(true)
    authentication.steering.release()
    await Promise.all(submissions)
    expect(login.submission.busy).toBe(false)
    expect(sessions.current()?.token).toBe('token-1')
  })

  it('remembers the document on this device where the customer wants it, and forgets it where not', async () => {
    const first = arrange()
    first.login.rememberToggled(true)
    await first.submit()
    expect(first.remembered.read()).toBe('52998224725')

    const second = arrange('52998224725')
    second.login.rememberToggled(false)
    await second.submit()
    expect(second.remembered.read()).toBeUndefined()
  })

  it('shows the letters of the keyboard from the press on, and leads back to the document', () => {
    const { login } = arrange()
    expect(login.letters).toBe(false)
    login.lettersPressed()
    expect(login.letters).toBe(true)
    expect(login.form.focus).toMatchObject({ field: 'document' })
  })

  it('opens with the remembered document', () => {
    const { login } = arrange('52998224725')
    expect(login.form.values.document).toBe('529.982.247-25')
    expect(login.remember).toBe(true)
  })

  it('shows a hint for wrong check digits only when the number is complete', () => {
    const { login } = arrange()
    login.form.fieldLeft('document')
    login.form.typed('document', '529.982.247-2')
    expect(login.form.hintOf('document')).toBeUndefined()
    login.form.typed('document', '529.982.247-24')
    expect(login.form.hintOf('document')).toBe('Confira o número: os dígitos verificadores não conferem')
  })
})
