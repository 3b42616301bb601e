import { DocumentOpener, type WaitingTab } from '@application/documents/document-opener.ts'

/** What became of a tab: it waits, shows an address, or was closed. */
export type TabState = 'waiting' | 'closed' | { readonly address: string }

export class InMemoryDocumentOpener extends DocumentOpener {
  /** Every tab that was opened, the oldest first. */
  readonly tabs: TabState[] = []
  private blocking = false

  /** From now on a pop-up blocker stops every tab. */
  block(): void {
    this.blocking = true
  }

  openWaitingTab(): WaitingTab | undefined {
    if (this.blocking) return undefined
    const index = this.tabs.push('waiting') - 1
    return {
      show: (address) => {
        if (this.tabs[index] !== 'closed') this.tabs[index] = { address }
      },
      close: () => this.closeTab(index),
    }
  }

  /** The portal, or the customer, closes a tab. */
  closeTab(index: number): void {
    this.tabs[index] = 'closed'
  }
}
