import { type Cancel, Clock } from '../clock.ts'
import { Logger } from '../logger.ts'
import { PortalSettings } from '../portal-settings.ts'
import { DocumentOpener } from './document-opener.ts'

/** What is opened: a file, through the deployment's viewer where it has one, or a screen of the portal by its route. */
export type DocumentToOpen =
  | { readonly kind: 'file'; readonly url: string }
  /** Such as `/campanha/7/detalhes`. */
  | { readonly kind: 'screen'; readonly path: string }

export type Opening =
  /** A tab waits; `cancel` closes it again and is harmless once the document is shown. */
  | { readonly kind: 'waiting'; readonly cancel: Cancel }
  /** The browser opens no tab: the customer can follow this address instead. */
  | { readonly kind: 'blocked'; readonly address: string }

/**
 * Opens a document in a new tab after a delay (product.md §9: flyers 3 s, rules 2 s). The tab opens inside the click and
 * waits, because a tab that opens seconds later is a pop-up to every browser (product.md, rule 6).
 */
export class OpenDocument {
  static readonly dependencies = [DocumentOpener, Clock, PortalSettings, Logger] as const

  constructor(
    private readonly opener: DocumentOpener,
    private readonly clock: Clock,
    private readonly settings: PortalSettings,
    private readonly logger: Logger,
  ) {}

  /**
   * To be called inside the click itself.
   * @param delay milliseconds before the tab goes to the document.
   * @param onShown called when it has gone there.
   */
  execute(document: DocumentToOpen, delay: number, onShown: () => void): Opening {
    const address = this.addressOf(document)
    const tab = this.opener.openWaitingTab()
    if (tab === undefined) {
      this.logger.log('popup-blocked')
      return { kind: 'blocked', address }
    }
    let shown = false
    const stop = this.clock.after(delay, () => {
      shown = true
      tab.show(address)
      onShown()
    })
    const cancel = () => {
      stop()
      if (!shown) tab.close()
    }
    return { kind: 'waiting', cancel }
  }

  private addressOf(document: DocumentToOpen): string {
    if (document.kind === 'screen') return `#${document.path}`
    const viewer = this.settings.documentViewerUrl
    // In `{url}#view=FitH` the address itself is opened, with an option for the browser's own viewer. So it is not encoded.
    const address = viewer?.startsWith('{url}') ? document.url : encodeURIComponent(document.url)
    // A function, because a replacement text would give `$&` in the address a meaning of its own.
    return viewer?.replace('{url}', () => address) ?? document.url
  }
}
