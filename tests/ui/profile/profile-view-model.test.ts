import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { UnsavedProfile } from '@application/profile/unsaved-profile.ts'
import { UpdateProfile } from '@application/profile/update-profile.ts'
import { formatDocument } from '@domain/person/format-document.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { ClassValidatorProfileValidator } from '@infrastructure/validation/class-validator-profile-validator.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { AddressForm } from '@ui/person/address-form.ts'
import { ProfileViewModel } from '@ui/profile/profile-view-model.ts'
import { RegistrationChange } from '@ui/profile/registration-change.ts'
import { deactivationSentence } from '@ui/profile/registration-status-content.ts'
import { Now } from '@ui/screen/now.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { person } from '../../support/factories/person.ts'
import { session } from '../../support/factories/session.ts'
import { formScreen } from '../../support/form-screen.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { withData } from '../../support/scripted-transport.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'
import { settled } from '../../support/settled.ts'

async function arrange(failure?: PortFailureReason, server?: PersonRepository, carried?: unknown) {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const unsaved = new UnsavedProfile(sessions)
  const people = new InMemoryPersonRepository(person.build())
  people.steering.failWith(failure)
  const toasts = new Toasts(clock)
  const typedText = new TypedText(formScreen())
  const navigation = new RecordingNavigation(carried)
  const places = new InMemoryPlaceRepository({
    places: new Map([
      ['13825000', { street: 'Rua das Rosas', district: 'Centro', city: 'Holambra', state: 'SP' }],
      ['18690000', { street: '', district: '', city: 'Itatinga', state: 'SP' }],
    ]),
  })
  const open = async () => {
    const profile = new ProfileViewModel(
      server ?? people,
      new UpdateProfile(people, new ClassValidatorProfileValidator(scriptedWindow()), sessions, clock),
      unsaved,
      new InMemoryLineOfBusinessRepository([]),
      new AddressForm(new LookUpCep(places), new ListStates(places), places),
      new RegistrationChange(new ChangeRegistrationStatus(people), people, toasts),
      navigation,
      toasts,
      new Now(clock),
      typedText,
    )
    const { offlineLoads, leave } = openScreen(profile)
    await settled()
    return { profile, offlineLoads, leave }
  }
  const texts = () => toasts.items.map(({ text }) => text)
  return { ...(await open()), people, places, texts, clock, navigation, sessions, typedText, open }
}

describe('a profile', () => {
  it('loads with its form when the signal is back', async () => {
    const { profile, people, offlineLoads } = await arrange({ kind: 'offline' })
    expect(profile.form).toBeUndefined()
    people.steering.failWith(undefined)
    offlineLoads.askAgain()
    await settled()
    expect(profile.form?.values.name).toBe(person.build().name)
  })

  it('leads to the telephone once, where the customer was sent for it', async () => {
    const { profile, navigation } = await arrange(undefined, undefined, { focus: 'phone' })
    expect(profile.form?.focus?.field).toBe('phoneKind')
    expect(navigation.carried().focus).toBeUndefined()
  })

  it('is read when it opens, and not known from what another screen has read before', async () => {
    const answers = ['Maria', 'Maria Clara'].map((nomeRazao) => withData({ nomeRazao }))
    const before = scriptedWorld(...answers).get(PersonRepository)
    await before.find()
    const { profile } = await arrange(undefined, before)
    await profile.person.load()
    expect(profile.form?.values.name).toBe('Maria Clara')
  })

  it('shows its new name after it is saved, and keeps the stored channel when none is chosen', async () => {
    const { profile, people } = await arrange()
    profile.form?.typed('name', 'Maria Clara de Souza')
    profile.form?.typed('channel', '')
    await profile.submitted()
    await settled()
    expect(profile.person.value?.name).toBe('Maria Clara de Souza')
    expect((await people.find()).channel).toBe(person.build().channel)
  })
})

describe('the time left to take a deactivation back', () => {
  it('counts down while the screen stays open, from what the server said last', async () => {
    const { profile, people, clock } = await arrange()
    const shown: unknown[] = []
    const close = autorun(() => shown.push(profile.deactivation?.timeLeft))
    people.changeElsewhere(person.deactivated(1, 1).build())
    await profile.person.load()
    clock.advance(120_000)
    expect(shown).toEqual([
      undefined,
      { hours: 1, minutes: 1 },
      { hours: 1, minutes: 0 },
      { hours: 0, minutes: 59 },
    ])

    people.changeElsewhere(person.deactivated(1, 0).build())
    await profile.person.load()
    expect(shown.at(-1)).toEqual({ hours: 1, minutes: 0 })
    await profile.reactivatePressed()
    expect(shown.at(-1)).toBeUndefined()
    // The toast has gone by then.
    clock.advance(60_000)
    expect(clock.waiting).toBe(0)
    close()
  })
})

describe('a change of the status', () => {
  it('that the server refuses shows the registration as the server has it', async () => {
    const { profile, people, texts } = await arrange()
    people.changeElsewhere(person.deactivated().build())
    profile.deactivatePressed()
    await profile.leavingConfirmed()
    expect(texts()).toHaveLength(1)
    expect(profile.deactivation).toBeDefined()
  })

  it('after which the registration cannot be read is shown all the same, and keeps what was typed', async () => {
    const { profile, people, offlineLoads } = await arrange()
    const found = people.find
    people.find = () => Promise.reject(new PortFailure({ kind: 'offline' }))
    profile.form?.typed('name', 'Maria Clara')
    await profile.leavingConfirmed()
    await settled()
    expect(profile.deactivation && deactivationSentence(profile.deactivation)).toBe(
      'Seu cadastro está em processo de desativação',
    )
    await profile.reactivatePressed()
    await settled()
    expect(profile.person.value).toBeDefined()
    expect(profile.deactivation).toBeUndefined()

    people.find = found
    people.changeElsewhere(person.deactivated(23, 59).build())
    offlineLoads.askAgain()
    await settled()
    expect(profile.deactivation).toEqual({ timeLeft: { hours: 23, minutes: 59 } })
    expect(profile.form?.values.name).toBe('Maria Clara')
  })

  it('whose answer is lost is said to be in doubt, and what was typed stays on the screen', async () => {
    const { profile, people, texts, offlineLoads } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    people.steering.failWith({ kind: 'offline' })
    await profile.leavingConfirmed()
    await settled()
    expect(texts()).toEqual(['Não sabemos se a solicitação foi concluída. Tente de novo para ter certeza.'])
    expect(profile.person.state.status).toBe('loaded')
    expect(profile.form?.values.name).toBe('Maria Clara')

    people.steering.failWith(undefined)
    people.changeElsewhere(person.deactivated().build())
    offlineLoads.askAgain()
    await settled()
    expect(profile.deactivation).toBeDefined()
    expect(profile.form?.values.name).toBe('Maria Clara')
  })

  it('that fails because the session has ended shows no message of its own', async () => {
    const { profile, people, texts } = await arrange()
    people.steering.failWith({ kind: 'unauthenticated' })
    await profile.reactivatePressed()
    expect(texts()).toEqual([])
  })
})

describe('a save and a change of the status', () => {
  it('never run at the same time: the second half of a double press on **Desativar** saves nothing', async () => {
    const { profile, people } = await arrange()
    profile.deactivatePressed()
    people.steering.hold()
    const leaving = profile.leavingConfirmed()
    await profile.submitted()
    people.steering.release()
    await leaving
    expect(people.updates).toBe(0)
    expect(profile.deactivation).toBeDefined()
  })

  it('never run at the same time: while a save is under way, the status stays', async () => {
    const { profile, people } = await arrange()
    people.onTheWay.hold()
    const saving = profile.submitted()
    await settled()
    expect(profile.isWriting).toBe(true)
    await profile.leavingConfirmed()
    people.onTheWay.release()
    await saving
    expect(people.updates).toBe(1)
    expect(profile.deactivation).toBeUndefined()
  })
})

describe('a profile being saved', () => {
  it('waits for the look-up of a CEP whose field was never left', async () => {
    const { profile, people } = await arrange()
    profile.address.typed('cep', '13825-000')
    await profile.submitted()
    expect(profile.form?.errors.map(({ name }) => name)).toEqual(['number'])

    profile.address.typed('number', '7')
    await profile.submitted()
    expect((await people.find()).address).toMatchObject({
      cep: '13825000',
      street: 'Rua das Rosas',
      number: '7',
      city: 'Holambra',
    })
  })

  it('sends nothing when its screen is left before the CEP is answered, and says so', async () => {
    const { profile, people, places, texts, leave } = await arrange()
    places.steering.hold()
    profile.address.typed('cep', '13825-000')
    void profile.address.lookUpIfNeeded()
    profile.address.typed('number', '7')
    const submitted = profile.submitted()
    await settled()
    leave()
    await submitted
    expect(people.updates).toBe(0)
    expect(texts()).toEqual(['Nada foi enviado. Não foi possível salvar o seu cadastro. Tente de novo.'])
  })

  it('says that nothing was sent when the stored person could not be read', async () => {
    const { profile, people, texts } = await arrange()
    people.steering.failWith({ kind: 'timeout' })
    await profile.submitted()
    const message = 'Nada foi enviado. O servidor demorou demais para responder. Tente de novo.'
    expect(profile.problem).toEqual({ kind: 'refused' })
    expect(texts()).toEqual([message])
  })

  it('shows what was changed elsewhere, keeps what was typed, and saves both at the next press', async () => {
    const { profile, people, texts } = await arrange()
    people.changeElsewhere({ name: 'Maria Souza', email: 'nova@example.com' })
    profile.form?.typed('name', 'Maria Clara')
    await profile.submitted()
    expect(people.updates).toBe(0)
    expect(profile.problem).toMatchObject({
      kind: 'changed-elsewhere',
      changes: [{ field: 'name' }, { field: 'email' }],
    })
    expect(profile.form?.values).toMatchObject({ name: 'Maria Clara', email: 'nova@example.com' })

    await profile.submitted()
    expect(texts()).toEqual(['Registro atualizado com sucesso!!!'])
    expect(await people.find()).toMatchObject({ name: 'Maria Clara', email: 'nova@example.com' })
  })

  it('starts the next save from what the server holds, when it could be read only later', async () => {
    const { profile, people, offlineLoads } = await arrange()
    people.onTheWay.slowDown(async () => people.steering.failWith({ kind: 'timeout' }))
    profile.form?.typed('name', 'Maria Clara')
    await profile.submitted()
    expect(profile.person.state.status).toBe('failed')

    people.steering.failWith(undefined)
    people.onTheWay.slowDown(async () => {})
    offlineLoads.askAgain()
    await settled()
    profile.form?.typed('name', 'Maria Clara de Souza')
    await profile.submitted()
    expect(profile.problem).toBeUndefined()
    expect((await people.find()).name).toBe('Maria Clara de Souza')
  })

  it('waits with the next save until the saved registration is read', async () => {
    const { profile, people } = await arrange()
    people.onTheWay.slowDown(async () => people.steering.hold())
    profile.form?.typed('name', 'Maria Clara')
    const saving = profile.submitted()
    await settled()
    profile.form?.typed('name', 'Maria Clara de Souza')
    await profile.submitted()
    people.onTheWay.slowDown(async () => {})
    people.steering.release()
    await saving
    expect(people.updates).toBe(1)
    await profile.submitted()
    expect(profile.problem).toBeUndefined()
    expect((await people.find()).name).toBe('Maria Clara de Souza')
  })

  it.each(['before', 'during'] as const)(
    'shows no message of its own when the session ended %s the save',
    async (when) => {
      const { profile, people, texts } = await arrange()
      const server = when === 'before' ? people.steering : people.onTheWay
      server.failWith({ kind: 'unauthenticated' })
      await profile.submitted()
      expect(texts()).toEqual([])
      expect(profile.problem).toBeUndefined()
    },
  )

  it('says that it may have been saved when the answer is lost', async () => {
    const { profile, people } = await arrange()
    people.onTheWay.failWith({ kind: 'timeout' })
    await profile.submitted()
    expect(profile.problem).toEqual({ kind: 'in-doubt' })
  })

  it('says to a customer who has gone to another screen that it was not saved where a field is wrong', async () => {
    const { profile, people, texts, leave } = await arrange()
    profile.form?.typed('name', '')
    const submitted = profile.submitted()
    leave()
    await submitted
    expect(people.updates).toBe(0)
    expect(texts()).toEqual(['O cadastro não foi salvo.'])
  })

  it.each([
    [
      'was changed elsewhere',
      undefined,
      'O cadastro não foi salvo. Seu cadastro mudou desde que você começou a editar.',
    ],
    ['may have been saved', { kind: 'timeout' } as const, 'Não sabemos se o cadastro foi salvo'],
  ])('says to a customer who has gone to another screen that it %s', async (_, failure, sentence) => {
    const { profile, people, texts, leave } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    if (failure) people.onTheWay.failWith(failure)
    else people.changeElsewhere({ name: 'Maria Souza' })
    const submitted = profile.submitted()
    leave()
    await submitted
    expect(texts()).toEqual([sentence])
  })
})

describe('a profile that is left with changes', () => {
  it('comes back with them, and says so, until they are saved', async () => {
    const { profile, leave, open, people } = await arrange()
    expect(profile.restored).toBe(false)
    profile.form?.typed('name', 'Maria Clara')
    profile.address.typed('cep', '13825-000')
    await profile.address.lookUpIfNeeded()
    profile.address.typed('number', '7')
    leave()

    const again = await open()
    expect(again.profile.restored).toBe(true)
    expect(again.profile.form?.values.name).toBe('Maria Clara')
    expect(again.profile.address.values).toMatchObject({ city: 'Holambra', number: '7' })
    expect(again.profile.address.locked.has('city')).toBe(true)
    await again.profile.submitted()
    expect(again.profile.restored).toBe(false)
    expect(await people.find()).toMatchObject({ name: 'Maria Clara', address: { number: '7' } })
    again.leave()
    expect((await open()).profile.restored).toBe(false)
  })

  it('opens as it is stored where nothing, or only the punctuation of a field, was changed', async () => {
    const { profile, leave, open, people } = await arrange()
    profile.form?.typed('document', formatDocument(person.build().document))
    leave()
    people.changeElsewhere({ name: 'Maria Souza' })
    const again = await open()
    expect(again.profile.restored).toBe(false)
    expect(again.profile.form?.values.name).toBe('Maria Souza')
  })

  it('drops them on demand, and shows what is stored now', async () => {
    const { profile, leave, open, people } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    profile.address.typed('street', 'Rua Nova')
    leave()
    people.changeElsewhere({ email: 'nova@example.com' })
    const again = await open()
    again.profile.discardPressed()
    expect(again.profile.restored).toBe(false)
    expect(again.profile.form?.values).toMatchObject({ name: person.build().name, email: 'nova@example.com' })
    expect(again.profile.address.values.street).toBe(person.build().address?.street)
    again.leave()
    expect((await open()).profile.restored).toBe(false)
  })

  it('takes over what was changed elsewhere, and names what was changed on both sides', async () => {
    const { profile, leave, open, people } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    leave()
    people.changeElsewhere({ name: 'Maria Souza', email: 'nova@example.com' })
    const again = await open()
    expect(again.profile.form?.values).toMatchObject({ name: 'Maria Clara', email: 'nova@example.com' })
    expect(again.profile.problem).toEqual({
      kind: 'changed-elsewhere',
      changes: [{ field: 'name', here: 'Maria Clara', there: 'Maria Souza' }],
    })
    await again.profile.submitted()
    expect((await people.find()).name).toBe('Maria Clara')
  })

  it('does not ask again for what was saved after the screen was left', async () => {
    const { profile, leave, open, people } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    const saving = profile.submitted()
    leave()
    await saving
    expect(people.updates).toBe(1)
    expect((await open()).profile.restored).toBe(false)
  })

  it('is not read, and asks nothing, before the answer to a save that is under way', async () => {
    const { profile, leave, open, people } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    people.onTheWay.hold()
    const saving = profile.submitted()
    await settled()
    leave()
    const again = await open()
    expect(again.profile.form).toBeUndefined()
    people.onTheWay.release()
    await saving
    await settled()
    expect(again.profile.restored).toBe(false)
    expect(again.profile.form?.values.name).toBe('Maria Clara')
    expect(again.profile.person.value?.name).toBe('Maria Clara')
  })

  it('does not take the stored street for one that the customer wrote', async () => {
    const { profile, leave, open } = await arrange()
    profile.form?.typed('name', 'Maria Clara')
    // What the mask makes of the stored digits.
    profile.address.typed('cep', '01001-000')
    leave()
    const again = await open()
    again.profile.address.typed('cep', '18690-000')
    await again.profile.address.lookUpIfNeeded()
    expect(again.profile.address.values).toMatchObject({ street: '', district: '', city: 'Itatinga' })
    expect(again.profile.address.focus).toEqual({ field: 'street' })
  })

  it('keeps the street that the customer wrote, and not the stored district, when its CEP is changed', async () => {
    const { profile, leave, open } = await arrange()
    profile.address.typed('street', 'Rua Nova')
    leave()
    const again = await open()
    again.profile.address.typed('cep', '18690-000')
    await again.profile.address.lookUpIfNeeded()
    expect(again.profile.address.values).toMatchObject({ street: 'Rua Nova', district: '' })
  })

  it('counts as typed text after its screen is left, until another customer signs in', async () => {
    const { leave, open, typedText, sessions } = await arrange()
    leave()
    expect(typedText.isThere()).toBe(false)
    const again = await open()
    again.profile.form?.typed('name', 'Maria Clara')
    again.leave()
    expect(typedText.isThere()).toBe(true)
    sessions.save(session.build({ token: 'token-joao' }))
    expect(typedText.isThere()).toBe(false)
  })

  it.each(['before', 'after'] as const)(
    'shows nothing of one customer to the next: the screen goes %s the session',
    async (order) => {
      const { profile, leave, open, sessions } = await arrange()
      profile.form?.typed('name', 'Maria Clara')
      if (order === 'before') leave()
      sessions.save(session.build({ token: 'token-joao' }))
      if (order === 'after') leave()
      const next = await open()
      expect(next.profile.restored).toBe(false)
      expect(next.profile.form?.values.name).toBe(person.build().name)
    },
  )
})
