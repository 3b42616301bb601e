import { OpenDocument } from '@application/documents/open-document.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import type { Flyer } from '@domain/flyers/flyer.ts'
import type { Id } from '@domain/id.ts'
import { DocumentLaunch } from '../documents/document-launch.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { keyMaker } from '../screen/unique-keys.ts'
import { StoreChoice } from '../stores/store-choice.ts'

/** Milliseconds between **Visualizar** and the document (product.md §9). */
const VIEW_DELAY = 3000

export interface FlyerItem extends Flyer {
  /** Unique in the list. */
  readonly key: string
}

/** The flyers of the chosen store (product.md §2). */
export class FlyersViewModel {
  static readonly dependencies = [FlyerRepository, OpenDocument, own(StoreChoice)] as const

  readonly flyers = new Loadable<readonly FlyerItem[], [storeId: Id]>(async (signal, storeId) => {
    const active = await this.repository.active(storeId, signal)
    const keyOf = keyMaker()
    return active.map((flyer) => ({ ...flyer, key: keyOf(flyer.url ?? '') }))
  }).keptCurrent()
  readonly launch: DocumentLaunch

  constructor(
    private readonly repository: FlyerRepository,
    openDocument: OpenDocument,
    readonly storeChoice: StoreChoice,
  ) {
    this.launch = new DocumentLaunch(openDocument)
    observe(this)
  }

  start(): void {
    this.storeChoice.start((storeId) => {
      this.launch.cancel()
      void this.flyers.load(storeId)
    })
  }

  viewPressed({ key, url }: FlyerItem): void {
    if (url !== undefined) this.launch.open(key, { kind: 'file', url }, VIEW_DELAY)
  }
}
