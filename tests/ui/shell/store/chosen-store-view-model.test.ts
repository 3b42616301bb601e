import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { ChosenStoreViewModel } from '@ui/shell/store/chosen-store-view-model.ts'
import { describe, expect, it } from 'vitest'
import { store } from '../../../support/factories/stores.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

function arrange(choice?: number) {
  const repository = new InMemoryStoreRepository([
    store.build({ id: 1, name: 'Loja Centro' }),
    store.build({ id: 2, name: 'Loja Batel' }),
  ])
  const device = testDevice()
  const { preferredStore: preferred, lastKnown } = device
  if (choice !== undefined) preferred.choose(choice)
  const navigation = new RecordingNavigation()
  const bar = new ChosenStoreViewModel(repository, preferred, lastKnown, navigation)
  const start = async () => {
    bar.start()
    await settled()
  }
  return { bar, repository, preferred, device, navigation, start }
}

describe('the store in the top bar', () => {
  it('is the one that the customer chose last, on any screen', async () => {
    const { bar, preferred, start } = arrange(1)
    await start()
    expect(bar.name).toBe('Loja Centro')

    preferred.choose(2)
    expect(bar.name).toBe('Loja Batel')
    bar.dispose()
    preferred.choose(1)
    expect(bar.name).toBe('Loja Batel')
  })

  it('is the one that was chosen in another tab, from the next step on', async () => {
    const { bar, device, navigation, start } = arrange(1)
    await start()
    device.preferredStoreOfAnotherTab().choose(2)
    expect(bar.name).toBe('Loja Centro')
    navigation.go('/voucher')
    expect(bar.name).toBe('Loja Batel')
  })

  it('has no name before the first choice', async () => {
    const { bar, preferred, start } = arrange()
    await start()
    expect([bar.isKnown, bar.isChosen, bar.name]).toEqual([true, false, undefined])

    preferred.choose(2)
    expect([bar.isKnown, bar.isChosen, bar.name]).toEqual([true, true, undefined])
    await settled()
    expect(bar.name).toBe('Loja Batel')
  })

  it('is not known before it has its name, when it was chosen before', async () => {
    const { bar, start } = arrange(1)
    const started = start()
    expect(bar.isKnown).toBe(false)
    await started
    expect(bar.isKnown).toBe(true)
  })

  it('is chosen no more once it has closed, wherever the portal asks for it', async () => {
    const { bar, preferred, start } = arrange(3)
    await start()
    expect([bar.isChosen, preferred.read()]).toEqual([false, undefined])
  })

  it('stays chosen where the list of stores is empty', async () => {
    const { preferredStore: preferred, lastKnown } = testDevice()
    preferred.choose(3)
    const bar = new ChosenStoreViewModel(
      new InMemoryStoreRepository([]),
      preferred,
      lastKnown,
      new RecordingNavigation(),
    )
    bar.start()
    await settled()
    expect([bar.isChosen, preferred.read()]).toEqual([true, 3])
  })

  it('has no name when the store was closed or the stores cannot be read', async () => {
    const closed = arrange(3)
    await closed.start()
    expect(closed.bar.name).toBeUndefined()

    const unread = arrange(1)
    unread.repository.steering.failWith({ kind: 'timeout' })
    await unread.start()
    expect([unread.bar.name, unread.bar.isKnown]).toEqual([undefined, true])
  })
})
