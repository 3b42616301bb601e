import { BrowserDocumentOpener } from '@infrastructure/browser/browser-document-opener.ts'
import { InMemoryDocumentOpener, type TabState } from '../doubles/documents/in-memory-document-opener.ts'
import { windowOf } from '../support/window-of.ts'
import { describeDocumentOpener } from './document-opener.contract.ts'

class BrowserTab {
  closed = false
  readonly location: { href: string; replace(address: string): void }

  constructor(href: string) {
    this.location = {
      href,
      replace(address) {
        this.href = address
      },
    }
  }

  close(): void {
    this.closed = true
  }

  get state(): TabState {
    if (this.closed) return 'closed'
    const { href } = this.location
    return href === 'https://portal.example/abrindo.html' ? 'waiting' : { address: href }
  }
}

describeDocumentOpener('in a browser', () => {
  const tabs: BrowserTab[] = []
  let blocks = false
  const open = (address: string) => {
    if (blocks) return null
    const tab = new BrowserTab(address)
    tabs.push(tab)
    return tab
  }
  const window = windowOf({ open, document: { baseURI: 'https://portal.example/' } })
  return {
    opener: new BrowserDocumentOpener(window),
    tabs: () => tabs.map(({ state }) => state),
    closeFirst: () => tabs[0]?.close(),
    block: () => {
      blocks = true
    },
  }
})
describeDocumentOpener('in memory', () => {
  const opener = new InMemoryDocumentOpener()
  return {
    opener,
    tabs: () => opener.tabs,
    closeFirst: () => opener.closeTab(0),
    block: () => opener.block(),
  }
})
