import { PortFailure } from '@application/port-failure.ts'
import type { Store } from '@domain/stores/store.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { StoresViewModel } from '@ui/stores/stores-view-model.ts'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryGeolocator } from '../../doubles/stores/in-memory-geolocator.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { store } from '../../support/factories/stores.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const centro = store.at(-25.43, -49.27).build({ id: 1, name: 'Loja Centro' })
const batel = store.at(-25.44, -49.29).build({ id: 2, name: 'Loja Batel' })
const londrina = store
  .at(-23.31, -51.16)
  .build({ id: 3, name: 'Loja Calçadão', address: { city: 'Londrina' } })
const nowhere = store.withoutAddress().build({ id: 4, name: 'Loja Nova' })

async function arrange(
  options: {
    stores?: readonly Store[]
    onMapOnly?: readonly Store[]
    preferred?: number
    choosingStore?: true
    /** When the server says which stores have offers. */
    choicesCome?: Promise<void>
  } = {},
) {
  const { stores = [londrina, nowhere, centro, batel], preferred } = options
  const geolocator = new InMemoryGeolocator({
    kind: 'located',
    position: { latitude: -25.445, longitude: -49.3 },
  })
  const { preferredStore, lastKnown } = testDevice()
  const navigation = new RecordingNavigation({ choosingStore: options.choosingStore })
  const toasts = new Toasts(new InMemoryClock())
  if (preferred !== undefined) preferredStore.choose(preferred)
  const repository = new InMemoryStoreRepository(stores, options.onMapOnly)
  const choices = repository.choices.bind(repository)
  repository.choices = async () => {
    await options.choicesCome
    return choices()
  }
  const screen = new StoresViewModel(
    repository,
    geolocator,
    preferredStore,
    portalSettings.build(),
    lastKnown,
    navigation,
    toasts,
    new OfflineLoads(),
  )
  screen.start()
  await settled()
  return { screen, geolocator, preferredStore, navigation, toasts }
}

const ids = (screen: StoresViewModel) => screen.shown.map(({ store }) => store.id)

describe('the stores', () => {
  it('keep the order of the server; those with a position are on the map', async () => {
    const { screen } = await arrange({ stores: [londrina, nowhere, centro] })
    expect(ids(screen)).toEqual([3, 4, 1])
    expect(screen.placed.map(({ id }) => id)).toEqual([3, 1])
  })

  it('stand on a map of the place where most of them are', async () => {
    const { screen } = await arrange()
    expect(screen.view).toMatchObject({ kind: 'around' })
    expect(screen.view?.kind === 'around' && screen.view.position.latitude).toBeCloseTo(-25.435)
  })

  it('stand on a map around the preferred store when there is one', async () => {
    const { screen } = await arrange({ preferred: 3 })
    expect(screen.view).toEqual({ kind: 'around', position: londrina.address?.position })
  })

  it('become the customer’s own at a press, and lead back who came to choose', async () => {
    const { screen, preferredStore, navigation, toasts } = await arrange({ preferred: 3 })
    screen.storeChosen(batel)
    expect([preferredStore.read(), screen.preferredId]).toEqual([2, 2])
    expect(toasts.items.map(({ text }) => text)).toEqual(['Sua loja agora é Loja Batel.'])
    expect(navigation.visited).toEqual([])

    const choosing = await arrange({ choosingStore: true })
    choosing.screen.storeChosen(batel)
    expect(choosing.navigation.visited.map(({ path }) => path)).toEqual(['back'])
  })

  it('stay on the map alone when no drop-down has them: to choose one would be forgotten at once', async () => {
    const { screen, preferredStore, navigation, toasts } = await arrange({
      stores: [centro],
      onMapOnly: [batel],
      preferred: 1,
      choosingStore: true,
    })
    screen.storeChosen(batel)
    expect([preferredStore.read(), screen.preferredId]).toEqual([1, 1])
    expect(toasts.items.map(({ text }) => text)).toEqual([
      'Loja Batel ainda não tem ofertas por aqui. Escolha outra loja.',
    ])
    expect(navigation.visited).toEqual([])
  })

  it('wait for the answer which of them have offers before one is chosen; the last one pressed counts', async () => {
    const { promise: choicesCome, resolve: come } = deferred()
    const options = { stores: [centro, londrina], onMapOnly: [batel], choicesCome }
    const { screen, preferredStore, toasts } = await arrange(options)
    const left = await arrange(options)
    void screen.storeChosen(centro)
    void screen.storeChosen(batel)
    void left.screen.storeChosen(centro)
    expect([screen.awaitedId, preferredStore.read(), toasts.items.length]).toEqual([2, undefined, 0])
    left.screen.dispose()
    come()
    await settled()
    expect([screen.awaitedId, preferredStore.read(), left.preferredStore.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(toasts.items.map(({ text }) => text)).toEqual([
      'Loja Batel ainda não tem ofertas por aqui. Escolha outra loja.',
    ])
  })

  it('are chosen as before where it cannot be known which of them have offers', async () => {
    const { promise: choicesCome, resolve: come } = deferred()
    const { screen, preferredStore } = await arrange({ choicesCome })
    void screen.storeChosen(batel)
    expect(preferredStore.read()).toBeUndefined()
    come(Promise.reject(new PortFailure({ kind: 'timeout' })))
    await settled()
    expect(preferredStore.read()).toBe(2)
  })

  it('need no map when none of them has a position', async () => {
    const { screen } = await arrange({ stores: [nowhere] })
    expect(screen.view).toBeUndefined()
    expect(screen.lacksPositions).toBe(true)
    expect(ids(screen)).toEqual([4])
  })
})

describe('searching for a store', () => {
  it('leaves the same stores in the list and on the map', async () => {
    const { screen } = await arrange()
    screen.queryTyped('calcadao')
    expect(ids(screen)).toEqual([3])
    expect(screen.placed.map(({ id }) => id)).toEqual([3])
    expect(screen.view).toEqual({ kind: 'places', positions: [londrina.address?.position] })

    screen.queryTyped('')
    expect(ids(screen)).toHaveLength(4)
  })

  it('leaves the map where the stores are when none is found', async () => {
    const { screen } = await arrange()
    const before = screen.view
    screen.queryTyped('nenhuma assim')
    expect(ids(screen)).toEqual([])
    expect(screen.placed).toEqual([])
    expect(screen.lacksPositions).toBe(false)
    expect(screen.view).toEqual(before)
  })

  it('leaves the map alone while more letters find the same stores', async () => {
    const { screen } = await arrange()
    const drawn: unknown[] = []
    const stop = autorun(() => drawn.push([screen.placed, screen.view]))
    for (const query of ['l', 'lo', 'loj']) screen.queryTyped(query)
    expect(drawn).toHaveLength(2)
    screen.queryTyped('loja calc')
    expect(drawn).toHaveLength(3)
    stop()
  })

  it('clears the selection', async () => {
    const { screen } = await arrange()
    screen.storePressedInList(1)
    screen.queryTyped('loja')
    expect(screen.selected).toBeUndefined()
    expect(screen.view?.kind, 'the map follows it no more').toBe('places')
  })
})

describe('selecting a store', () => {
  it('in the list moves the map to it', async () => {
    const { screen } = await arrange()
    screen.storePressedInList(2)
    expect(screen.view).toEqual({ kind: 'store', position: batel.address?.position })
    expect(screen.selected?.store).toEqual(batel)
  })

  it('in the list moves the map to it again where the customer has moved it meanwhile', async () => {
    const { screen } = await arrange()
    screen.storePressedInList(2)
    const before = screen.view
    screen.storePressedInList(2)
    expect(screen.view).toEqual(before)
    expect(screen.view).not.toBe(before)
  })

  it('on the map does not move the map, wherever that is, and neither does choosing it', async () => {
    const { screen } = await arrange({ preferred: 3 })
    for (const press of [() => {}, () => screen.storePressedInList(1)]) {
      press()
      const seen: unknown[] = []
      const stop = autorun(() => seen.push(screen.view))
      screen.storePressedOnMap(2)
      expect(screen.selected?.store).toEqual(batel)
      screen.storeChosen(batel)
      stop()
      expect(seen).toHaveLength(1)
    }
  })
})

describe('asking where the customer is', () => {
  it('puts the nearest stores first, and shows them on the map with the customer', async () => {
    const { screen } = await arrange()
    screen.storePressedInList(3)
    await screen.locatePressed()
    expect(ids(screen)).toEqual([2, 1, 3, 4])
    expect(screen.shown[0]?.distance).toBeCloseTo(1.1, 0)
    expect(screen.view).toEqual({
      kind: 'places',
      positions: [screen.here, ...[batel, centro, londrina].map((each) => each.address?.position)],
    })
  })

  it('does not promise the nearest first where no shown store has a position', async () => {
    const { screen } = await arrange()
    await screen.locatePressed()
    expect(screen.located).toBe('located')
    screen.queryTyped('nova')
    expect(screen.located).toBe('without-distances')
  })

  it.each(['denied', 'unavailable', 'timed-out'] as const)(
    'changes nothing when it ends as %s, and can be tried again',
    async (kind) => {
      const { screen, geolocator } = await arrange()
      geolocator.willAnswer({ kind })
      await screen.locatePressed()
      expect(screen.location).toEqual({ kind })
      expect(ids(screen)).toEqual([3, 4, 1, 2])

      geolocator.willAnswer({ kind: 'located', position: { latitude: -25.4, longitude: -49.2 } })
      await screen.locatePressed()
      expect(screen.location?.kind).toBe('located')
    },
  )

  it('goes on from where the customer was when another try fails', async () => {
    const { screen, geolocator } = await arrange()
    await screen.locatePressed()
    const { here, view } = screen
    geolocator.willAnswer({ kind: 'timed-out' })
    await screen.locatePressed()
    expect(screen.location?.kind).toBe('timed-out')
    expect(ids(screen)).toEqual([2, 1, 3, 4])
    expect([screen.here, screen.view]).toEqual([here, view])
  })

  it('is done once however often it is pressed', async () => {
    const { screen, geolocator } = await arrange()
    geolocator.steering.hold()
    const first = screen.locatePressed()
    await screen.locatePressed()
    expect(screen.locating.busy).toBe(true)
    geolocator.steering.release()
    await first
    expect(screen.location?.kind).toBe('located')
  })
})
