import { OpenDocument } from '@application/documents/open-document.ts'
import { DocumentLaunch } from '@ui/documents/document-launch.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryDocumentOpener } from '../../doubles/documents/in-memory-document-opener.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'

const flyer = (name: string) => ({ kind: 'file', url: `https://cdn.example/${name}.pdf` }) as const

function arrange() {
  const opener = new InMemoryDocumentOpener()
  const clock = new InMemoryClock()
  const launch = new DocumentLaunch(
    new OpenDocument(opener, clock, portalSettings.build(), new RecordingLogger()),
  )
  return { opener, clock, launch }
}

describe('a document that a screen opens', () => {
  it('is opening until its tab shows it', () => {
    const { clock, launch } = arrange()
    launch.open('a', flyer('a'), 3000)
    expect(launch.openingKey).toBe('a')
    clock.advance(3000)
    expect(launch.openingKey).toBeUndefined()
  })

  it('opens one tab when it is pressed several times', () => {
    const { opener, launch } = arrange()
    for (let press = 0; press < 3; press++) launch.open('a', flyer('a'), 3000)
    expect(opener.tabs).toEqual(['waiting'])
  })

  it('is replaced by another document that is pressed while it waits', () => {
    const { opener, clock, launch } = arrange()
    launch.open('a', flyer('a'), 3000)
    launch.open('b', flyer('b'), 3000)
    clock.advance(3000)
    expect(opener.tabs).toEqual(['closed', { address: 'https://cdn.example/b.pdf' }])
  })

  it('closes its tab when the customer leaves the screen', () => {
    const { opener, clock, launch } = arrange()
    launch.open('a', flyer('a'), 3000)
    launch.cancel()
    clock.advance(3000)
    expect(opener.tabs).toEqual(['closed'])
  })

  it('has a link to follow when the browser blocked the tab', () => {
    const { opener, launch } = arrange()
    opener.block()
    launch.open('a', flyer('a'), 3000)
    expect(launch.blocked).toEqual({ key: 'a', address: 'https://cdn.example/a.pdf' })
    expect(launch.openingKey).toBeUndefined()
  })
})
