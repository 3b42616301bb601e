import { OpenDocument } from '@application/documents/open-document.ts'
import { InMemoryFlyerRepository } from '@infrastructure/in-memory/flyers/in-memory-flyer-repository.ts'
import { type FlyerItem, FlyersViewModel } from '@ui/flyers/flyers-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryDocumentOpener } from '../../doubles/documents/in-memory-document-opener.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

const week = { name: 'Semana', url: 'https://cdn.example/semana.pdf', thumbnail: undefined }
const broken = { name: 'Sem arquivo', url: undefined, thumbnail: undefined }

async function opened() {
  const opener = new InMemoryDocumentOpener()
  const clock = new InMemoryClock()
  const active = [week, broken]
  const screen = new FlyersViewModel(
    new InMemoryFlyerRepository(new Map([[1, active]])),
    new OpenDocument(opener, clock, portalSettings.build(), new RecordingLogger()),
    storeChoices({ preferred: 1 }).choice(),
  )
  const { visibility } = openScreen(screen)
  await settled()
  return { screen, opener, clock, active, visibility }
}

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

  it('do not open when another store is chosen before the time', async () => {
    const { screen, opener, clock } = await opened()
    screen.viewPressed(flyer(screen, 0))
    screen.storeChoice.choose(2)
    clock.advance(3000)
    expect(opener.tabs).toEqual(['closed'])
  })

  it('are read again when the customer comes back, and the one that was there before keeps its key', async () => {
    const { screen, active, visibility } = await opened()
    const { key } = flyer(screen, 0)
    active.unshift({ ...week, url: 'https://cdn.example/natal.pdf' })
    visibility.comeBack()
    await settled()
    expect(screen.flyers.value).toHaveLength(3)
    expect(flyer(screen, 1).key).toBe(key)
  })
})
