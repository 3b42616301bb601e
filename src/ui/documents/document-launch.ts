import type { Cancel } from '@application/clock.ts'
import type { DocumentToOpen, OpenDocument, Opening } from '@application/documents/open-document.ts'
import type { Owned } from '../screen/lifecycle.ts'
import { observe } from '../screen/observe.ts'

interface Launch {
  /** The screen's name for the document. */
  readonly key: string
  readonly opening: Opening
}

/** Documents that a screen opens in a new tab after a delay, one at a time. Leaving the screen earlier closes the waiting tab. */
export class DocumentLaunch implements Owned {
  private current: Launch | undefined

  constructor(private readonly openDocument: OpenDocument) {
    observe(this)
  }

  attachTo(): Cancel {
    return this.cancel
  }

  /** The document whose tab waits now. */
  get openingKey(): string | undefined {
    return this.current?.opening.kind === 'waiting' ? this.current.key : undefined
  }

  /** The document whose tab the browser blocked, and the address for a visible link. */
  get blocked(): { readonly key: string; readonly address: string } | undefined {
    if (this.current?.opening.kind !== 'blocked') return undefined
    return { key: this.current.key, address: this.current.opening.address }
  }

  /** Call it inside the click itself. A second press while the tab waits opens no second tab. */
  open(key: string, document: DocumentToOpen, delay: number): void {
    if (this.openingKey === key) return
    this.cancel()
    const opening = this.openDocument.execute(document, delay, this.cancel)
    this.current = { key, opening }
  }

  cancel(): void {
    if (this.current?.opening.kind === 'waiting') this.current.opening.cancel()
    this.current = undefined
  }
}
