import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { Register } from '@application/registration/register.ts'
import type { RegistrationDraft } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm } from '@application/registration/registration-form.ts'
import { ValidateRegistration } from '@application/registration/validate-registration.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { ClassValidatorRegistrationValidator } from '@infrastructure/validation/class-validator-registration-validator.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { AddressForm } from '@ui/person/address-form.ts'
import { RegisterViewModel } from '@ui/registration/register-view-model.ts'
import { AwaitedSignal } from '@ui/screen/awaited-signal.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { InMemoryRegistrationDrafts } from '../../doubles/registration/in-memory-registration-drafts.ts'
import { InMemoryStoredTerms } from '../../doubles/terms/in-memory-stored-terms.ts'
import { draftOf, registrationForm } from '../../support/factories/registration.ts'
import { term } from '../../support/factories/term.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

function arrange({ draft, carried }: { draft?: RegistrationDraft; carried?: unknown } = {}) {
  const clock = new InMemoryClock()
  const registrations = new InMemoryRegistrationRepository()
  const drafts = new InMemoryRegistrationDrafts(draft)
  const places = new InMemoryPlaceRepository({
    places: new Map([
      ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
    ]),
  })
  const connectivity = new InMemoryConnectivity()
  const storedTerms = new InMemoryStoredTerms()
  const navigation = new RecordingNavigation(carried)
  const toasts = new Toasts(clock)
  const validate = new ValidateRegistration(new ClassValidatorRegistrationValidator(), clock)
  const register = new RegisterViewModel(
    new Register(validate, registrations, drafts),
    drafts,
    new AddressForm(new LookUpCep(places), new ListStates(places), places),
    new InMemoryTermRepository([term.build(), term.privacy().build()]),
    storedTerms,
    new InMemoryLineOfBusinessRepository(['Padaria']),
    new WatchConnectivity(connectivity, clock, new InMemoryPageVisibility()),
    navigation,
    toasts,
    new AwaitedSignal(),
  )
  register.start()
  const texts = () => toasts.items.map(({ text }) => text)
  return { register, registrations, drafts, places, connectivity, storedTerms, navigation, clock, texts }
}

/** Everything typed, the way a customer would. */
async function fillIn(register: RegisterViewModel, form = registrationForm.build()) {
  register.kindChosen(form.kind)
  for (const field of [
    ...(['document', 'name', 'tradeName', 'contactName', 'lineOfBusiness', 'email', 'mobile'] as const),
    ...(['birthDate', 'gender', 'maritalStatus', 'password', 'confirmation', 'acceptsTerms'] as const),
  ]) {
    register.typed(field, form[field])
  }
  register.address.typed('cep', form.address.cep)
  await register.address.cepLeft()
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
    expect(register.values.password).toBe('')

    register.okPressed()
    expect(navigation.visited).toEqual([
      { path: '/', options: { state: { document: '529.982.247-25' }, replace: true } },
    ])
  })

  it('names what is wrong in the order of the screen, and lets it go as it is corrected', async () => {
    const { register } = arrange()
    await register.submitted()
    expect(register.wrongFields.slice(0, 3)).toEqual(['name', 'document', 'birthDate'])
    expect(register.wrongFields.at(-1)).toBe('acceptsTerms')
    expect(register.focus).toEqual({ field: 'name' })

    register.typed('name', 'M')
    register.address.typed('street', 'R')
    expect(register.wrongFields).not.toContain('name')
    expect(register.wrongFields).not.toContain('street')
  })

  it('waits for the CEP that was typed last, even when the field was never left', async () => {
    const { register, registrations } = arrange()
    await fillIn(register, registrationForm.build({ address: { cep: '' } }))
    register.address.typed('cep', '01001-000')
    await register.submitted()
    expect(registrations.registered[0]?.address.city).toBe('São Paulo')
  })

  it('is sent once, however often it is pressed', async () => {
    const { register, registrations } = arrange()
    await fillIn(register)
    registrations.steering.hold()
    const presses = Array.from({ length: 20 }, () => register.submitted())
    await settled()
    registrations.steering.release()
    await Promise.all(presses)
    expect(registrations.registered).toHaveLength(1)
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
    ],
    ['each error where there is no description', rejected(' ', ['CPF inválido']), ['CPF inválido']],
    ['nothing twice', rejected('CPF inválido', ['CPF inválido']), ['CPF inválido']],
    [
      'its own sentence where the server has no words',
      rejected('', []),
      ['Ocorreu um erro ao registrar, por favor tente mais tarde.'],
    ],
  ])('says %s, and keeps the form', async (_, failure, sentences) => {
    const { register, registrations, texts } = arrange()
    await fillIn(register)
    const before = register.form
    registrations.steering.failWith(failure)
    await register.submitted()

    expect(texts()).toEqual(sentences)
    expect(register.result).toEqual({ kind: 'refused', messages: sentences })
    expect(register.form).toEqual(before)
    expect(register.thanked).toBe(false)
  })

  it.each([
    { kind: 'timeout' } as const,
    { kind: 'offline' } as const,
    { kind: 'unexpected', detail: 'HTML' } as const,
    rejected('', [], 502),
  ])('says that it may have happened all the same after %j', async (failure) => {
    const { register, registrations, texts } = arrange()
    await fillIn(register)
    registrations.steering.failWith(failure)
    await register.submitted()
    expect(texts()).toEqual(['Ocorreu um erro ao registrar, por favor tente mais tarde.'])
    expect(register.result).toEqual({ kind: 'in-doubt' })
  })
})

describe('changing between individual and company', () => {
  it('asks nothing while nothing was typed', () => {
    const { register } = arrange()
    register.kindChosen('company')
    expect(register.kind).toBe('company')
    expect(register.kindAsked).toBeUndefined()
  })

  it('asks nothing for a number that only came along from the login screen', () => {
    const { register } = arrange({ carried: { document: '529.982.247-25' } })
    register.kindChosen('company')
    expect(register.form).toEqual(emptyRegistrationForm('company'))
  })

  it('takes the number that came along out of the history', () => {
    const { navigation } = arrange({ carried: { document: '529.982.247-25' } })
    expect(navigation.carried().document).toBeUndefined()
  })

  it('asks before it throws away what was typed, and resets everything', async () => {
    const { register, drafts } = arrange()
    await fillIn(register)
    await register.submitted()
    register.kindChosen('company')
    expect(register.kind).toBe('individual')

    register.kindKept()
    expect(register.form.name).toBe('Maria Clara Souza')

    register.kindChosen('company')
    register.kindConfirmed()
    expect(register.form).toEqual(emptyRegistrationForm('company'))
    expect(register.address.locked.size).toBe(0)
    expect(register.wrongFields).toEqual([])
    expect(drafts.read()).toBeUndefined()
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
  it('asks first, and the tick stays until it is answered', () => {
    const { register } = arrange()
    register.preferenceToggled('whatsapp', false)
    expect(register.whatsappAsked).toBe(true)
    expect(register.values.preferences.whatsapp).toBe(false)
  })

  it('keeps it on with Concordo, and takes it off with Cancelar', () => {
    const { register } = arrange()
    register.preferenceToggled('whatsapp', false)
    register.whatsappKept()
    expect(register.values.preferences.whatsapp).toBe(true)

    register.preferenceToggled('whatsapp', false)
    register.whatsappGivenUp()
    expect(register.values.preferences.whatsapp).toBe(false)
    expect(register.whatsappAsked).toBe(false)
  })

  it('asks for no other channel, and not for ticking it again', () => {
    const { register } = arrange()
    register.preferenceToggled('sms', false)
    register.preferenceToggled('whatsapp', true)
    expect(register.whatsappAsked).toBe(false)
    expect(register.values.preferences.sms).toBe(false)
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

  it('is there again after a reload, and its CEP is not asked for again', async () => {
    const { register, places } = arrange({ draft: draftOf(registrationForm.company().build()) })
    expect(register.kind).toBe('company')
    expect(register.form.name).toBe('Padaria Pão da Praça Ltda')
    expect(register.form.password).toBe('')
    expect(register.form.acceptsTerms).toBe(false)
    await register.address.cepLeft()
    expect(places.lookups).toEqual([])
  })

  it('can be thrown away for a fresh start', () => {
    const { register, drafts } = arrange({ draft: draftOf(registrationForm.company().build()) })
    expect(register.restored).toBe(true)
    register.startAgainPressed()
    expect(register.restored).toBe(false)
    expect(register.form).toEqual(emptyRegistrationForm('company'))
    expect(drafts.read()).toBeUndefined()
  })

  it('starts with the document that was typed at login', () => {
    expect(arrange({ carried: { document: '529.982.247-25' } }).register.form).toMatchObject({
      kind: 'individual',
      document: '529.982.247-25',
    })
    expect(arrange({ carried: { document: '12.ABC' } }).register.kind).toBe('company')
    expect(arrange({ carried: { document: 7 } }).register.form.document).toBe('')
  })
})

describe('the hints', () => {
  it('come once a field was left, and block nothing', async () => {
    const { register, registrations } = arrange()
    const form = registrationForm.build({
      document: '529.982.247-24',
      email: 'maria',
      mobile: '(11)9876',
      password: 'abc',
      confirmation: 'abc',
    })
    await fillIn(register, form)
    expect(register.hints).toEqual({})

    for (const field of ['document', 'email', 'mobile', 'password'] as const) register.fieldLeft(field)
    expect(register.hints).toEqual({
      document: 'Confira o número: os dígitos verificadores não conferem',
      email: 'Confira o e-mail: falta o @',
      mobile: 'Confira o número: faltam dígitos',
      password: expect.stringContaining('Dica'),
    })
    await register.submitted()
    expect(registrations.registered).toHaveLength(1)
  })

  it('leave empty fields alone', () => {
    const { register } = arrange()
    for (const field of ['document', 'email', 'mobile', 'password'] as const) register.fieldLeft(field)
    expect(register.hints).toEqual({})
  })
})

describe('the register screen', () => {
  it('knows when the connection is lost and when it is back', async () => {
    const { register, connectivity, clock } = arrange()
    await settled()
    expect(register.online).toBe(true)
    connectivity.reach(false)
    clock.advance(15_000)
    await settled()
    expect(register.online).toBe(false)
    connectivity.reach(true)
    connectivity.regain()
    await settled()
    expect(register.online).toBe(true)
  })

  it('stores the term that its link is about to open', async () => {
    const { register, storedTerms } = arrange()
    await settled()
    const [, privacy] = register.terms.value ?? []
    if (!privacy) throw new Error('two terms are published')
    register.termPressed(privacy)
    expect(storedTerms.chosen()).toEqual(privacy)
  })

  it('survives being started and disposed twice, and leaves nothing behind', async () => {
    const { register, clock } = arrange()
    register.dispose()
    register.start()
    await settled()
    expect(register.terms.value).toHaveLength(2)
    register.dispose()
    expect(clock.waiting).toBe(0)
  })
})
