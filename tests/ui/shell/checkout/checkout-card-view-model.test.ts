import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { CheckoutCardViewModel } from '@ui/shell/checkout/checkout-card-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemoryScreenWakeLock } from '../../../doubles/in-memory-screen-wake-lock.ts'
import { person } from '../../../support/factories/person.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

function arrange(shortcut?: string) {
  const screen = new InMemoryScreenWakeLock()
  const people = new InMemoryPersonRepository(person.build())
  const navigation = new RecordingNavigation(null, shortcut)
  const { lastKnown, documentPrivacy } = testDevice()
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const open = () => new CheckoutCardViewModel(people, screen, lastKnown, navigation, documentPrivacy, toasts)
  return { screen, people, navigation, clock, toasts, open, card: open() }
}

describe('Meu CPF no caixa', () => {
  it('shows the number at the tap, until this device chooses to start with it hidden', async () => {
    const { card, open } = arrange()
    card.pressed()
    await settled()
    expect(card).toMatchObject({ open: true, revealed: true })
    card.startsHiddenChosen(true)
    card.closed()
    const reloaded = open()
    reloaded.pressed()
    expect(reloaded.revealed).toBe(false)
    reloaded.numberTapped()
    expect(reloaded.revealed).toBe(true)
    reloaded.closed()
    reloaded.pressed()
    expect(reloaded.revealed).toBe(false)
  })

  it('shows the bar code first, and from then on the code that was chosen', () => {
    const { card } = arrange()
    card.pressed()
    expect(card.code).toBe('bars')
    card.codeChosen('qr')
    card.closed()
    card.pressed()
    expect(card.code).toBe('qr')
  })

  it('takes away what the screen below has said, which would lie over the code', () => {
    const { card, clock, toasts } = arrange()
    toasts.show('success', 'Parabéns!')
    clock.advance(1001)
    card.pressed()
    expect(toasts.items).toEqual([])
  })

  it('leaves what has just been said in sight: nobody could have read it', () => {
    const { card, toasts } = arrange()
    toasts.show('error', 'Não foi possível ativar.')
    card.pressed()
    expect(toasts.items).toHaveLength(1)
  })

  it('keeps the screen awake only while it is open', () => {
    const { card, screen } = arrange()
    card.pressed()
    card.pressed()
    expect(screen.holders).toBe(1)
    card.closed()
    expect(screen.holders).toBe(0)
    card.pressed()
    card.dispose()
    card.dispose()
    expect(screen.holders).toBe(0)
  })

  it('shows the number without a signal when it was loaded before', async () => {
    const { card, people } = arrange()
    card.start()
    await settled()
    people.steering.failWith({ kind: 'offline' })
    card.pressed()
    await settled()
    expect(card.shown.state).toEqual({ status: 'loaded', value: card.person.value })
    expect(card.person.value?.document).toBe(person.build().document)
    card.dispose()
  })

  it.each([{ kind: 'timeout' }, { kind: 'unexpected', detail: 'HTTP 500' }] as const)(
    'shows at once the number that this device knows, while the answer takes long, and when it ends $kind',
    async (failure) => {
      const { card, people, open } = arrange()
      card.start()
      await settled()
      people.steering.hold()
      people.steering.failWith(failure)
      const known = { status: 'loaded', value: card.person.value }
      const reloaded = open()
      reloaded.start()
      reloaded.pressed()
      expect(reloaded.person.state.status).toBe('pending')
      expect(reloaded.shown.state).toEqual(known)
      people.steering.release()
      await settled()
      expect(reloaded.shown.state).toEqual(known)
    },
  )

  it('asks once for what is opened and closed while it loads, and has it at the next tap', async () => {
    const { card, people } = arrange()
    let asked = 0
    people.steering.slowDown(async () => void asked++)
    card.start()
    card.pressed()
    card.closed()
    await settled()
    people.steering.failWith({ kind: 'offline' })
    card.pressed()
    expect(card.shown.state).toMatchObject({ status: 'loaded', value: { name: person.build().name } })
    expect(asked).toBe(2)
  })

  it('asks again at the tap when the number could not be loaded', async () => {
    const { card, people } = arrange()
    people.steering.failWith({ kind: 'timeout' })
    card.start()
    await settled()
    people.steering.failWith(undefined)
    card.pressed()
    await settled()
    expect(card.shown.state.status).toBe('loaded')
  })

  it('opens from the shortcut of the home screen, once', () => {
    const { card, navigation } = arrange('cpf')
    card.start()
    expect(card.open).toBe(true)
    card.closed()
    expect(navigation.openedFor()).toBeUndefined()
    card.start()
    expect(card.open).toBe(false)
  })
})
