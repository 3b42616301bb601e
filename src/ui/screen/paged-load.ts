import type { LoggedEvent } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { Loadable } from './loadable.ts'
import { observe } from './observe.ts'

interface PagedLoadOptions<Page> {
  /** @param number of the page, from 1. */
  readonly read: (number: number, signal: AbortSignal) => Promise<Page>
  /** Whether another page may follow this one. */
  readonly mayHaveMore: (page: Page) => boolean
  /** Whether this page repeats the page before it, as some servers do after the last page. Such a page is left out. */
  readonly repeats?: (page: Page, before: Page) => boolean
  /** Called when a page fails. */
  readonly onFailure?: (failure: PortFailureReason) => void
  /** What a failure of any page is logged as. */
  readonly loggedAs?: LoggedEvent
  /** Called with each page that is added, and its number, from 1. */
  readonly onPage?: (page: Page, number: number) => void
}

/** A list that comes page by page: the first page at once, the next one when the customer asks for more. */
export class PagedLoad<Page> {
  readonly first = new Loadable(
    (signal) => this.options.read(1, signal),
    (failure) => this.options.onFailure?.(failure),
  )
    .whenLoaded((page) => this.firstArrived(page))
    .askedAtStart()
  /** A failure here keeps the earlier pages; its `retry` asks for the same page again. */
  readonly next = new Loadable<Page, [number: number]>(
    (signal, number) => this.options.read(number, signal),
    (failure) => this.options.onFailure?.(failure),
  ).whenLoaded((page, number) => this.arrived(page, number))
  private later: readonly Page[] = []
  private ended = false

  constructor(private readonly options: PagedLoadOptions<Page>) {
    if (options.loggedAs) for (const load of [this.first, this.next]) load.loggedAs(options.loggedAs)
    observe(this)
  }

  get pages(): readonly Page[] {
    return this.first.value === undefined ? [] : [this.first.value, ...this.later]
  }

  get mayHaveMore(): boolean {
    const last = this.pages.at(-1)
    return last !== undefined && !this.ended && this.options.mayHaveMore(last)
  }

  /** Reads the list from its beginning. */
  load(): void {
    this.next.reset()
    void this.first.load()
  }

  /** Reads the list from its beginning, and shows what it has until the new first page has come. */
  renew(): void {
    this.next.reset()
    this.first.refresh()
  }

  /** The later pages followed the old first page, and may not follow the new one: they are dropped. */
  private firstArrived(page: Page): void {
    this.next.reset()
    if (this.later.length > 0) this.later = []
    this.ended = false
    this.options.onPage?.(page, 1)
  }

  more(): void {
    if (this.next.state.status !== 'pending') void this.next.load(this.pages.length + 1)
  }

  private arrived(page: Page, number: number): void {
    const before = this.pages.at(-1)
    this.ended = before !== undefined && (this.options.repeats?.(page, before) ?? false)
    if (this.ended) return
    this.later = [...this.later, page]
    this.options.onPage?.(page, number)
  }
}
