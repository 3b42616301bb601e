import { OpenDocument } from '@application/documents/open-document.ts'
import { InMemoryFlyerRepository } from '@infrastructure/in-memory/flyers/in-memory-flyer-repository.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { type FlyerItem, FlyersViewModel } from '@ui/flyers/flyers-view-model.ts'
import { StoreChoice } from '@ui/stores/store-choice.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryDocumentOpener } from '../../doubles/documents/in-memory-document-opener.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryLastKnown } from '../../doubles/offline/in-memory-last-known.ts'
import { InMemoryPreferredStore } from '../../doubles/stores/in-memory-preferred-store.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { store } from '../../support/factories/stores.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

const week = { name: 'Semana', url: 'https://cdn.example/semana.pdf', thumbnail: undefined }
const broken = { name: 'Sem arquivo', url: undefined, thumbnail: undefined }

async function opened() {
  const opener = new InMemoryDocumentOpener()
  const clock = new InMemoryClock()
  const screen = new FlyersViewModel(
    new InMemoryFlyerRepository(new Map([[1, [week, broken]]])),
    new OpenDocument(opener, clock, portalSettings.build()),
    new StoreChoice(
      new InMemoryStoreRepository([store.build({ id: 1 }), store.build({ id: 2 })]),
      new InMemoryPreferredStore(1),
      new RecordingNavigation(),
      new InMemoryLastKnown(),
    ),
  )
  const { leave } = openScreen(screen)
  await settled()
  return { screen, opener, clock, leave }
}

type Opened = Awaited<ReturnType<typeof opened>>

function flyer(screen: FlyersViewModel, position: number): FlyerItem {
  const found = screen.flyers.value?.[position]
  if (!found) throw new Error(`no flyer ${position}`)
  return found
}

describe('the flyers on the screen', () => {
  it('open three seconds after the press', async () => {
    const { screen, opener, clock } = await opened()
    screen.viewPressed(flyer(screen, 0))
    clock.advance(2999)
    expect(opener.tabs).toEqual(['waiting'])
    clock.advance(1)
    expect(opener.tabs).toEqual([{ address: week.url }])
  })

  it('open nothing without a document', async () => {
    const { screen, opener } = await opened()
    screen.viewPressed(flyer(screen, 1))
    expect(opener.tabs).toEqual([])
  })

  it.each([
    ['another store is chosen', ({ screen }: Opened) => screen.storeChoice.choose(2)],
    ['the screen is left', ({ leave }: Opened) => leave()],
  ])('are given up when %s before the time', async (_, giveUp) => {
    const world = await opened()
    const { screen, opener, clock } = world
    screen.viewPressed(flyer(screen, 0))
    giveUp(world)
    clock.advance(3000)
    expect(opener.tabs).toEqual(['closed'])
  })
})
