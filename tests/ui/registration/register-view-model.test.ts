import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { Register } from '@application/registration/register.ts'
import type { RegistrationDraft } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm } from '@application/registration/registration-form.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { ClassValidatorRegistrationValidator } from '@infrastructure/validation/class-validator-registration-validator.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { AddressForm } from '@ui/person/address-form.ts'
import { RegisterViewModel } from '@ui/registration/register-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { draftOf, registrationForm } from '../../support/factories/registration.ts'
import { session } from '../../support/factories/session.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange({ draft, carried }: { draft?: RegistrationDraft | undefined; carried?: unknown } = {}) {
  const clock = new InMemoryClock()
  const registrations = new InMemoryRegistrationRepository(new InMemoryAccounts())
  const sessions = new InMemorySessionStore(session.build())
  const { registrationDrafts: drafts } = testDevice(clock, sessions)
  if (draft) drafts.keep(draft)
  const places = new InMemoryPlaceRepository({
    places: new Map([
      ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
      ['13825000', { street: 'Rua das Rosas', district: 'Centro', city: 'Holambra', state: 'SP' }],
    ]),
    cities: new Map([['PR', ['Curitiba', 'Londrina']]]),
  })
  const toasts = new Toasts(clock)
  const validator = new ClassValidatorRegistrationValidator(scriptedWindow())
  const registering = new Register(validator, registrations, drafts, clock)
  /** What the screen shows when it is opened, and how it is left. */
  const open = (state?: unknown) => {
    const navigation = new RecordingNavigation(state)
    const register = new RegisterViewModel(
      registering,
      drafts,
      new AddressForm(new LookUpCep(places), new ListStates(places), places),
      new InMemoryLineOfBusinessRepository(['Padaria']),
      sessions,
      navigation,
      toasts,
    )
    return { register, navigation, leave: openScreen(register).leave }
  }
  const { register, navigation, leave } = open(carried)
  const texts = () => toasts.items.map(({ text }) => text)
  return { register, registrations, drafts, places, navigation, sessions, texts, leave, open }
}

/** Types everything, as a customer does. */
async function fillIn(register: RegisterViewModel, form = registrationForm.build()) {
  register.kindChosen(form.kind)
  for (const field of [
    ...(['document', 'name', 'tradeName', 'contactName', 'lineOfBusiness', 'email', 'mobile'] as const),
    ...(['birthDate', 'gender', 'maritalStatus', 'password', 'confirmation', 'acceptsTerms'] as const),
  ]) {
    register.form.typed(field, form[field])
  }
  register.address.typed('cep', form.address.cep)
  await register.address.lookUpIfNeeded()
  register.address.typed('number', form.address.number)
}

describe('a registration', () => {
  it('is thanked for, and OK leads to the login with the document', async () => {
    const { register, registrations, navigation, texts } = arrange()
    await fillIn(register)
    await register.submitted()

    expect(registrations.registered).toHaveLength(1)
    expect(texts()).toEqual(['Registro cadastrado com sucesso!!!'])
    expect(register.thanked).toBe(true)
    expect(register.form.values.password).toBe('')

    register.okPressed()
    expect(navigation.visited).toEqual([
      { path: '/', options: { state: { document: '529.982.247-25' }, replace: true } },
    ])
  })

  it('keeps its kind of person while it is being sent', async () => {
    const { register } = arrange()
    await fillIn(register)
    const submitted = register.submitted()
    register.kindChosen('company')
    await submitted
    expect(register.kind).toBe('individual')
    expect(register.thanked).toBe(true)
  })

  it('names what is wrong in the order of the screen, until it is corrected', async () => {
    const { register } = arrange()
    const wrong = () => register.form.errors.map(({ name }) => name)
    await register.submitted()
    expect(wrong().slice(0, 3)).toEqual(['name', 'document', 'birthDate'])
    expect(wrong().at(-1)).toBe('acceptsTerms')

    register.address.typed('street', 'R')
    expect(wrong()).not.toContain('street')
  })

  it('waits for the look-up of a CEP whose field was never left', async () => {
    const { register, registrations } = arrange()
    await fillIn(register, registrationForm.build({ address: { cep: '' } }))
    register.address.typed('cep', '01001-000')
    await register.submitted()
    expect(registrations.registered[0]?.address.city).toBe('São Paulo')
  })

  it('is sent with the address of the CEP that was typed while another one was looked up', async () => {
    const { register, registrations, places } = arrange()
    await fillIn(register, registrationForm.build({ address: { cep: '' } }))
    register.address.typed('cep', '01001-000')
    places.steering.hold()
    const submitted = register.submitted()
    await settled()
    register.address.typed('cep', '13825-000')
    places.steering.release()
    await submitted
    expect(registrations.registered[0]?.address).toMatchObject({ cep: '13825000', city: 'Holambra' })
  })

  it('is not sent when its screen is left before its CEP is answered, and says so', async () => {
    const { register, registrations, places, texts, leave } = arrange()
    await fillIn(register)
    places.steering.hold()
    register.address.typed('cep', '13825-000')
    void register.address.lookUpIfNeeded()
    register.address.typed('number', '7')
    const submitted = register.submitted()
    await settled()
    leave()
    await submitted
    expect(registrations.registered).toEqual([])
    expect(texts()).toEqual(['O cadastro não foi enviado.'])
  })
})

describe('a registration that fails', () => {
  const rejected = (description: string, errors: string[], status = 400): PortFailureReason => ({
    kind: 'rejected',
    status,
    description,
    errors,
  })

  it.each([
    [
      'the description and each error',
      rejected('Recusado.', ['CPF inválido', 'CEP inválido']),
      ['Recusado.', 'CPF inválido', 'CEP inválido'],
      'refused',
    ],
    [
      'each error where there is no description',
      rejected(' ', ['CPF inválido']),
      ['CPF inválido'],
      undefined,
    ],
    ['nothing twice', rejected('CPF inválido', ['CPF inválido']), ['CPF inválido'], undefined],
    [
      'its own sentence where the server has no words',
      rejected('', []),
      ['Ocorreu um erro ao registrar, por favor tente mais tarde.'],
      'refused',
    ],
  ])(
    'says %s, and keeps the form; above the form it says so where no field is named',
    async (_, failure, sentences, result) => {
      const { register, registrations, texts } = arrange()
      await fillIn(register)
      const before = register.written
      registrations.steering.failWith(failure)
      await register.submitted()

      expect(texts()).toEqual(sentences)
      expect(register.result).toBe(result)
      expect(register.written).toEqual(before)
      expect(register.thanked).toBe(false)
    },
  )

  it('tells an outage from a refusal, and says that nothing typed is lost', async () => {
    const { register, registrations } = arrange()
    await fillIn(register)
    registrations.steering.failWith(rejected('Serviço indisponível no momento.', [], 500))
    await register.submitted()
    expect(register.result).toBe('outage')
  })

  it.each([
    ['an outage', rejected('Serviço de e-mail indisponível', [], 503), 'outage'],
    ['too many requests', rejected('Limite de envios por e-mail atingido', [], 429), 'outage'],
    ['advice', rejected('Cliente já cadastrado. Use a opção Esqueci minha senha.', []), 'refused'],
  ])('says above the form what names a field in %s only', async (_, failure, kind) => {
    const { register, registrations } = arrange()
    await fillIn(register)
    registrations.steering.failWith(failure)
    await register.submitted()
    expect(register.result).toBe(kind)
    expect(register.form.errors).toEqual([])
  })

  it('says above the form what the server says of a field that the form does not have', async () => {
    const { register, registrations } = arrange()
    await fillIn(register, registrationForm.company().build())
    registrations.steering.failWith(rejected('', ['Data de nascimento obrigatória']))
    await register.submitted()
    expect(register.result).toBe('refused')
  })

  it.each([
    ['E-mail já cadastrado', 'email'],
    ['Já existe um cadastro com este email', 'email'],
    ['TELEFONE inválido para o CPF', 'mobile'],
  ])('marks the field that %j names first', async (sentence, field) => {
    const { register, registrations } = arrange()
    await fillIn(register)
    registrations.steering.failWith(rejected(sentence, []))
    await register.submitted()
    expect(register.form.errors).toEqual([{ name: field, message: sentence }])
  })

  it('marks the fields that the server names, and moves the focus to the first of them', async () => {
    const { register, registrations } = arrange()
    await fillIn(register)
    const sentences = ['Senha fraca', 'Já existe um cadastro com este CPF. Recupere a senha.', 'Tente amanhã']
    registrations.steering.failWith(rejected('', sentences))
    await register.submitted()
    expect(register.form.errors).toEqual([
      { name: 'document', message: sentences[1] },
      { name: 'password', message: sentences[0] },
    ])
    expect(register.form.focus).toEqual({ field: 'document' })

    register.form.typed('document', '390.533.447-05')
    expect(register.form.errors.map(({ name }) => name)).toEqual(['password'])
    registrations.steering.failWith(undefined)
    await register.submitted()
    expect(register.form.errors).toEqual([])
  })

  it.each([
    { kind: 'timeout' } as const,
    { kind: 'offline' } as const,
    { kind: 'unexpected', detail: 'HTML' } as const,
    rejected('', [], 502),
  ])('says that it may have happened after %j', async (failure) => {
    const { register, registrations, texts } = arrange()
    await fillIn(register)
    registrations.steering.failWith(failure)
    await register.submitted()
    expect(texts()).toEqual(['Ocorreu um erro ao registrar, por favor tente mais tarde.'])
    expect(register.result).toBe('in-doubt')
  })

  it('says to a customer who has left the screen that nobody knows whether it has happened, and nothing else', async () => {
    const { register, registrations, texts, leave } = arrange()
    await fillIn(register)
    registrations.steering.failWith({ kind: 'timeout' })
    const submitted = register.submitted()
    leave()
    await submitted
    expect(texts()).toEqual(['Não sabemos se o cadastro foi concluído'])
  })
})

describe('a registration whose screen is left and opened again before the answer', () => {
  async function leaveWhileSending(failure?: PortFailureReason) {
    const { register, registrations, leave, ...parts } = arrange()
    await fillIn(register)
    registrations.steering.failWith(failure)
    registrations.steering.hold()
    const sent = register.submitted()
    await settled()
    leave()
    const answer = async () => {
      registrations.steering.release()
      await sent
      await settled()
    }
    return { registrations, answer, ...parts }
  }

  it('is thanked for there, once, and cannot be sent a second time', async () => {
    const { registrations, answer, open, texts, drafts } = await leaveWhileSending()
    const { register } = open()
    expect(register.submission.busy).toBe(true)
    void register.submitted()
    await answer()
    expect(registrations.registered).toHaveLength(1)
    expect(texts()).toEqual(['Registro cadastrado com sucesso!!!'])
    expect(register.thanked).toBe(true)
    expect(drafts.read()).toBeUndefined()
  })

  it('keeps what was typed there, and says once that it failed', async () => {
    const { answer, open, texts } = await leaveWhileSending({ kind: 'timeout' })
    const { register } = open()
    await answer()
    expect(texts()).toEqual(['Ocorreu um erro ao registrar, por favor tente mais tarde.'])
    expect(register.result).toBe('in-doubt')
    expect(register.written.name).toBe('Maria Clara Souza')
    expect(register.submission.busy).toBe(false)
  })

  it('is said to have succeeded where the screen was left once more', async () => {
    const { answer, open, texts } = await leaveWhileSending()
    open().leave()
    await answer()
    expect(texts()).toEqual(['Registro cadastrado com sucesso!!!'])
  })

  it('says nothing in the form of another person', async () => {
    const { answer, open, texts } = await leaveWhileSending()
    const { register } = open({ document: '390.533.447-05' })
    expect(register.submission.busy).toBe(false)
    await answer()
    expect(texts()).toEqual(['Registro cadastrado com sucesso!!!'])
    expect(register.thanked).toBe(false)
  })
})

describe('a registration that was not sent', () => {
  it('is not said to be refused', async () => {
    const { register, registrations, texts } = arrange()
    await fillIn(register)
    registrations.steering.failWith({ kind: 'offline', unsent: true })
    await register.submitted()
    expect(texts()).toEqual(['Ocorreu um erro ao registrar, por favor tente mais tarde.'])
    expect(register.result).toBe('not-sent')
  })
})

describe('changing between individual and company', () => {
  it.each([
    ['nothing was typed', undefined],
    ['a number was only carried here from the login screen', { document: '529.982.247-25' }],
  ])('has nothing to bring back while %s', (_, carried) => {
    const { register } = arrange({ carried })
    register.kindChosen('company')
    expect(register.mayBringBack).toBe(false)
    expect(register.written).toEqual(emptyRegistrationForm('company'))
  })

  it('resets everything at once', async () => {
    const { register, drafts } = arrange()
    await fillIn(register)
    await register.submitted()
    register.kindChosen('company')
    expect(register.written).toEqual(emptyRegistrationForm('company'))
    expect(register.address.locked.size).toBe(0)
    expect(register.form.errors).toEqual([])
    expect(drafts.read()).toBeUndefined()
  })

  it('brings back what was typed, also after one more change', async () => {
    const { register } = arrange()
    await fillIn(register)
    const { written } = register
    register.kindChosen('company')
    register.kindChosen('individual')
    expect(register.written).toEqual(emptyRegistrationForm('individual'))
    register.kindChosen('company')

    register.bringBackPressed()
    expect(register.written).toEqual(written)
    expect([...register.address.locked]).toEqual(['street', 'district', 'city', 'state'])
    expect(register.mayBringBack).toBe(false)
    expect(register.form.focus).toEqual({ field: 'name' })
  })

  it('brings back the lists of UF and city', async () => {
    const { register } = arrange()
    register.address.typed('cep', '80000-000')
    await register.address.lookUpIfNeeded()
    register.address.stateChosen('PR')
    register.kindChosen('company')

    register.bringBackPressed()
    await settled()
    expect(register.address.values.state).toBe('PR')
    expect(register.address.cities.value).toEqual(['Curitiba', 'Londrina'])
  })

  it('brings nothing back over what was typed since', async () => {
    const { register } = arrange()
    await fillIn(register)
    register.kindChosen('company')
    expect(register.mayBringBack).toBe(true)
    register.form.typed('name', 'Padaria')
    expect(register.mayBringBack).toBe(false)
  })

  it('loads the lines of business for companies only', async () => {
    const { register } = arrange()
    await settled()
    expect(register.linesOfBusiness.state.status).toBe('idle')
    register.kindChosen('company')
    await settled()
    expect(register.linesOfBusiness.value).toEqual(['Padaria'])
  })
})

describe('unticking WhatsApp', () => {
  it.each([
    ['keeps it on with Concordo', 'whatsappKept', true],
    ['takes it off with Cancelar', 'whatsappGivenUp', false],
  ] as const)('asks first, and %s', (_, pressed, wanted) => {
    const { register } = arrange()
    register.preferenceToggled('whatsapp', false)
    expect(register.whatsappAsked).toBe(true)
    register[pressed]()
    expect(register.whatsappAsked).toBe(false)
    expect(register.form.values.preferences.whatsapp).toBe(wanted)
  })

  it('is the only change of a channel that is asked about', () => {
    const { register } = arrange()
    register.preferenceToggled('sms', false)
    register.preferenceToggled('whatsapp', true)
    expect(register.whatsappAsked).toBe(false)
    expect(register.form.values.preferences.sms).toBe(false)
  })
})

describe('a half-written registration', () => {
  it('is kept as it is typed, without password and consent', async () => {
    const { register, drafts } = arrange()
    await fillIn(register)
    expect(drafts.read()).toMatchObject({ name: 'Maria Clara Souza', address: { city: 'São Paulo' } })
    expect(JSON.stringify(drafts.read())).not.toContain('praca123')
    expect(drafts.read()).not.toHaveProperty('acceptsTerms')
  })

  it('is kept while its screen is open, also when StrictMode starts the screen twice', () => {
    const { register, drafts } = arrange()
    register.dispose()
    register.start()
    register.form.typed('name', 'Maria')
    expect(drafts.read()?.name).toBe('Maria')

    register.dispose()
    register.form.typed('name', 'Maria Clara')
    expect(drafts.read()?.name).toBe('Maria')
  })

  it('is kept while its screen is open, also when a customer signs in or out in another tab', async () => {
    const { register, drafts, sessions, leave } = arrange()
    register.form.typed('name', 'Maria')
    sessions.changeElsewhere(undefined)
    expect(drafts.read()?.name).toBe('Maria')

    leave()
    sessions.changeElsewhere(session.build())
    expect(drafts.read()).toBeUndefined()
  })

  it('is not kept once the customer is registered', async () => {
    const { register, drafts, sessions } = arrange()
    await fillIn(register)
    await register.submitted()
    sessions.changeElsewhere(undefined)
    expect(drafts.read()).toBeUndefined()
  })

  it('comes back after a reload, without another look-up of its CEP', async () => {
    const { register, places } = arrange({ draft: draftOf(registrationForm.company().build()) })
    expect(register.kind).toBe('company')
    expect(register.written.name).toBe('Padaria Pão da Praça Ltda')
    expect(register.written.password).toBe('')
    expect(register.written.acceptsTerms).toBe(false)
    await register.address.lookUpIfNeeded()
    expect(places.lookups).toEqual([])
  })

  it('comes back with the fields locked that its CEP had filled in', async () => {
    const before = arrange()
    await fillIn(before.register)
    const { register } = arrange({ draft: before.drafts.read() })
    expect([...register.address.locked].sort()).toEqual(['city', 'district', 'state', 'street'])
    register.address.typed('city', 'Campinas')
    expect(register.address.values.city).toBe('São Paulo')

    register.startAgainPressed()
    expect([...register.address.locked]).toEqual([])
  })

  it('comes back with lists of UF and city where its CEP had told nothing', async () => {
    const before = arrange()
    before.register.address.typed('cep', '99999-999')
    await before.register.address.lookUpIfNeeded()
    before.register.address.stateChosen('PR')
    const { register } = arrange({ draft: before.drafts.read() })
    await settled()
    expect(register.address.byList).toBe(true)
    expect(register.address.stateChoices).toHaveLength(27)
    expect(register.address.cities.value).toEqual(['Curitiba', 'Londrina'])
    expect(register.address.values.state).toBe('PR')
  })

  it('takes the document that was typed at login where it has none', () => {
    const draft = draftOf(registrationForm.build({ document: '' }))
    const { register } = arrange({ draft, carried: { document: '529.982.247-25' } })
    expect(register.written).toMatchObject({ name: 'Maria Clara Souza', document: '529.982.247-25' })
  })

  it('is not shown to somebody who has typed another document at login, and is forgotten', () => {
    const draft = draftOf(registrationForm.build())
    const { register, drafts } = arrange({ draft, carried: { document: '390.533.447-05' } })
    expect(register.restored).toBe(false)
    expect(register.written).toEqual({ ...emptyRegistrationForm('individual'), document: '390.533.447-05' })
    expect(drafts.read()).toBeUndefined()
  })

  it.each(['529.982.247-25', '390.533', '390.533.447-00'])('comes back after %s at login', (document) => {
    const { register } = arrange({ draft: draftOf(registrationForm.build()), carried: { document } })
    expect(register.written).toMatchObject({ name: 'Maria Clara Souza', document: '529.982.247-25' })
  })

  it('can be discarded, but not while it is sent', async () => {
    const { register, registrations } = arrange({ draft: draftOf(registrationForm.build()) })
    register.form.typed('password', 'praca123')
    register.form.typed('confirmation', 'praca123')
    register.form.typed('acceptsTerms', true)
    registrations.steering.failWith({ kind: 'timeout' })
    registrations.steering.hold()
    const submitted = register.submitted()
    register.startAgainPressed()
    expect(register.written.name).toBe('Maria Clara Souza')
    registrations.steering.release()
    await submitted
    register.startAgainPressed()
    expect(register.written).toEqual(emptyRegistrationForm('individual'))
  })

  it('can be discarded', () => {
    const { register, drafts } = arrange({ draft: draftOf(registrationForm.company().build()) })
    expect(register.restored).toBe(true)
    register.startAgainPressed()
    expect(register.restored).toBe(false)
    expect(register.written).toEqual(emptyRegistrationForm('company'))
    expect(drafts.read()).toBeUndefined()
  })

  it('starts with the document that was typed at login, once', () => {
    const { register, navigation } = arrange({ carried: { document: '529.982.247-25' } })
    expect(register.written).toMatchObject({ kind: 'individual', document: '529.982.247-25' })
    expect(navigation.carried().document).toBeUndefined()
    expect(arrange({ carried: { document: '12.ABC' } }).register.kind).toBe('company')
    expect(arrange({ carried: { document: 7 } }).register.written.document).toBe('')
  })
})

it('shows hints for what is probably mistyped in a registration, and still sends it', async () => {
  const { register, registrations } = arrange()
  const form = registrationForm.build({
    document: '529.982.247-24',
    email: 'maria',
    mobile: '(11)9876',
    password: 'abc',
    confirmation: 'abc',
  })
  await fillIn(register, form)
  const hints = (['document', 'email', 'mobile', 'password'] as const).map((field) => {
    register.form.fieldLeft(field)
    return register.form.hintOf(field)
  })
  expect(hints).toEqual([
    'Confira o número: os dígitos verificadores não conferem',
    'Confira o e-mail: ele parece incompleto',
    'Confira o número: depois do DDD, o celular tem 9 dígitos e começa com 9',
    expect.stringContaining('Dica'),
  ])
  await register.submitted()
  expect(registrations.registered).toHaveLength(1)
})
