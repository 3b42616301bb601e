import type { LoggedEvent } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { type PageOf, repeatsPage } from '@application/read-pages.ts'
import { Loadable } from './loadable.ts'
import { observe } from './observe.ts'

interface PagedLoadOptions<Line> {
  /** @param number of the page, from 1. A page that repeats the page before it is left out, and is the last one. */
  readonly read: (number: number, signal: AbortSignal) => Promise<PageOf<Line>>
  /** Called when a page fails. */
  readonly onFailure?: (failure: PortFailureReason) => void
  /** What a failure of any page is logged as. */
  readonly loggedAs?: LoggedEvent
  /** Called with each page that is added, and its number, from 1. */
  readonly onPage?: (page: PageOf<Line>, number: number) => void
}

/** A list that comes page by page: the first page at once, the next one when the customer asks for more. */
export class PagedLoad<Line> {
  readonly first = new Loadable(
    (signal) => this.options.read(1, signal),
    (failure) => this.options.onFailure?.(failure),
  )
    .whenLoaded((page) => this.firstArrived(page))
    .askedAtStart()
  /** A failure here keeps the earlier pages; its `retry` asks for the same page again. */
  readonly next = new Loadable<PageOf<Line>, [number: number]>(
    (signal, number) => this.options.read(number, signal),
    (failure) => this.options.onFailure?.(failure),
  ).whenLoaded((page, number) => this.arrived(page, number))
  private later: readonly PageOf<Line>[] = []
  private repeated = false

  constructor(private readonly options: PagedLoadOptions<Line>) {
    if (options.loggedAs) for (const load of [this.first, this.next]) load.loggedAs(options.loggedAs)
    observe(this)
  }

  get lines(): readonly Line[] {
    return this.pages.flatMap(({ lines }) => lines)
  }

  /** Whether the server may have more lines. One that repeats a page may have them, and does not give them. */
  get isPart(): boolean {
    return this.pages.at(-1)?.mayHaveMore ?? false
  }

  /** Whether another page can be asked for. */
  get hasNext(): boolean {
    return this.isPart && !this.repeated
  }

  private get pages(): readonly PageOf<Line>[] {
    return this.first.value === undefined ? [] : [this.first.value, ...this.later]
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
  private firstArrived(page: PageOf<Line>): void {
    this.next.reset()
    if (this.later.length > 0) this.later = []
    this.repeated = false
    this.options.onPage?.(page, 1)
  }

  more(): void {
    if (this.next.state.status !== 'pending') void this.next.load(this.pages.length + 1)
  }

  private arrived(page: PageOf<Line>, number: number): void {
    this.repeated = repeatsPage(page.lines, this.pages.at(-1)?.lines ?? [])
    if (this.repeated) return
    this.later = [...this.later, page]
    this.options.onPage?.(page, number)
  }
}
