import type { DocumentOpener } from '@application/documents/document-opener.ts'
import { describe, expect, it } from 'vitest'
import type { TabState } from '../doubles/documents/in-memory-document-opener.ts'

const ADDRESS = 'https://cdn.example/a.pdf'

export interface DocumentOpenerSubject {
  readonly opener: DocumentOpener
  /** Every tab that was opened, the oldest first. */
  readonly tabs: () => readonly TabState[]
  /** The customer closes the first tab. */
  readonly closeFirst: () => void
  /** From now on the browser blocks every tab. */
  readonly block: () => void
}

export function describeDocumentOpener(adapter: string, arrange: () => DocumentOpenerSubject): void {
  describe(`a tab for a document, ${adapter}`, () => {
    it('waits until it is sent to its document', () => {
      const { opener, tabs } = arrange()
      const tab = opener.openWaitingTab()
      expect(tabs()).toEqual(['waiting'])
      tab?.show(ADDRESS)
      expect(tabs()).toEqual([{ address: ADDRESS }])
    })

    it('stays closed when it is sent to its document too late', () => {
      const { opener, tabs, closeFirst } = arrange()
      const first = opener.openWaitingTab()
      const second = opener.openWaitingTab()
      closeFirst()
      second?.close()
      first?.show(ADDRESS)
      second?.show(ADDRESS)
      expect(tabs()).toEqual(['closed', 'closed'])
    })

    it('is none when the browser blocked it', () => {
      const { opener, tabs, block } = arrange()
      block()
      expect(opener.openWaitingTab()).toBeUndefined()
      expect(tabs()).toEqual([])
    })
  })
}
