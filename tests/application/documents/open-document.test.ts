import { OpenDocument } from '@application/documents/open-document.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryDocumentOpener } from '../../doubles/documents/in-memory-document-opener.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'

const flyer = { kind: 'file', url: 'https://cdn.example/tabloide.pdf?a=1&b=$&' } as const

function arrange({ viewer }: { viewer?: string } = {}) {
  const opener = new InMemoryDocumentOpener()
  const clock = new InMemoryClock()
  const settings = portalSettings.build({ documentViewerUrl: viewer })
  let shown = 0
  const logger = new RecordingLogger()
  const openDocument = new OpenDocument(opener, clock, settings, logger)
  return {
    opener,
    clock,
    logger,
    open: (document: Parameters<OpenDocument['execute']>[0]) =>
      openDocument.execute(document, 3000, () => shown++),
    shown: () => shown,
  }
}

describe('opening a document', () => {
  it('opens a waiting tab at once and sends it to the document after the delay', () => {
    const { opener, clock, open, shown } = arrange()
    open(flyer)
    expect(opener.tabs).toEqual(['waiting'])

    clock.advance(2999)
    expect(opener.tabs).toEqual(['waiting'])
    expect(shown()).toBe(0)

    clock.advance(1)
    expect(opener.tabs).toEqual([{ address: flyer.url }])
    expect(shown()).toBe(1)
  })

  it("goes through the deployment's viewer, with the address escaped", () => {
    const { opener, clock, open } = arrange({ viewer: 'https://viewer.example/?doc={url}&x=1' })
    open(flyer)
    clock.advance(3000)
    expect(opener.tabs).toEqual([
      { address: `https://viewer.example/?doc=${encodeURIComponent(flyer.url)}&x=1` },
    ])
  })

  it('leaves the address as it is where the template begins with it', () => {
    const { opener, clock, open } = arrange({ viewer: '{url}#view=FitH' })
    open(flyer)
    clock.advance(3000)
    expect(opener.tabs).toEqual([{ address: `${flyer.url}#view=FitH` }])
  })

  it('opens a screen of the portal by its route, whatever the viewer', () => {
    const { opener, clock, open } = arrange({ viewer: 'https://viewer.example/?doc={url}' })
    open({ kind: 'screen', path: '/campanhas' })
    clock.advance(3000)
    expect(opener.tabs).toEqual([{ address: '#/campanhas' }])
  })

  it('gives the address to follow when the browser blocks the tab, and logs that it did', () => {
    const { opener, logger, clock, open, shown } = arrange()
    opener.block()
    expect(open(flyer)).toEqual({ kind: 'blocked', address: flyer.url })
    clock.advance(3000)
    expect(shown()).toBe(0)
    expect(logger.entries).toEqual([['popup-blocked']])
  })

  it('leaves the document open when it is cancelled after it was shown', () => {
    const { opener, clock, open } = arrange()
    const opening = open(flyer)
    clock.advance(3000)
    if (opening.kind === 'waiting') opening.cancel()
    expect(opener.tabs).toEqual([{ address: flyer.url }])
  })
})
