import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import card from './card.module.css'
import { CardGrid, type CardGridProps } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './virtual-list.module.css'

/** A list this short is simply there: it can be searched in the page, printed and jumped through. */
const SHORT_LIST = 60

/** Rows kept ready beyond both edges of the window. */
const OVERSCAN = 3

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  /** Unique in the list. */
  readonly itemKey: (item: Item) => string
  /** How high a row is before it has been measured, in px. */
  readonly estimatedHeight: number
  /** As for {@link CardGrid}: how wide a card must be. */
  readonly min?: CardGridProps['min']
  /** The accessible name of the list. */
  readonly label?: string | undefined
  readonly children: (item: Item) => ReactNode
}

/**
 * A list of cards, in as many columns as its width allows. However long it is, only what is near the window is in the page;
 * assistive technology still hears the true length and position.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return props.items.length <= SHORT_LIST ? <ShortList {...props} /> : <LongList {...props} />
}

function ShortList<Item>({ items, itemKey, min, label, children }: VirtualListProps<Item>) {
  return (
    <CardGrid as="ul" min={min} label={label}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </CardGrid>
  )
}

const widths = { narrow: card.narrow, medium: card.middle, wide: card.wide }

function LongList<Item>({
  items,
  itemKey,
  estimatedHeight,
  min = 'medium',
  label,
  children,
}: VirtualListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const { columns, top } = usePlace(frame)
  const focusedRow = useFocusedRow(frame)
  const rowCount = Math.ceil(items.length / columns)

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: () => estimatedHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Scrolling moves rows by their own style; React renders only when other rows come into sight.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
    // The row that holds the focus stays, or the keyboard would be thrown back to the top of the page.
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedRow.current), [focusedRow]),
  })

  // Another number of columns makes rows of another height.
  useEffect(() => {
    if (columns > 0) virtualizer.measure()
  }, [columns, virtualizer])

  return (
    <div ref={frame} className={card.grid}>
      {/* biome-ignore lint/a11y/useSemanticElements: between an ul and its li there is no room for the rows. */}
      <div
        ref={virtualizer.containerRef}
        role="list"
        aria-label={label}
        className={classNames(styles.rows, widths[min])}
      >
        {virtualizer.getVirtualItems().map((row) => (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            role="presentation"
            className={styles.row}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
              <Cell key={itemKey(item)} position={row.index * columns + column + 1} total={items.length}>
                {children(item)}
              </Cell>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CellProps {
  /** From 1. */
  readonly position: number
  readonly total: number
  readonly children: ReactNode
}

function Cell({ position, total, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an li would have to stand directly in an ul, and here stands in a row.
    <div role="listitem" aria-setsize={total} aria-posinset={position} className={styles.item}>
      {children}
    </div>
  )
}

/** The row that the focus is in. Not a state: nothing is drawn anew for it. */
function useFocusedRow(frame: { readonly current: HTMLElement | null }): {
  readonly current: number | undefined
} {
  const focusedRow = useRef<number>(undefined)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const focused = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      focusedRow.current = row ? Number(row.dataset.index) : undefined
    }
    const left = () => {
      focusedRow.current = undefined
    }
    element.addEventListener('focusin', focused)
    element.addEventListener('focusout', left)
    return () => {
      element.removeEventListener('focusin', focused)
      element.removeEventListener('focusout', left)
    }
  }, [frame])
  return focusedRow
}

/** How many columns the style sheet gives this list now, and where on the page it begins, in px. */
function usePlace(frame: { readonly current: HTMLElement | null }): { columns: number; top: number } {
  const [place, setPlace] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    const list = element?.firstElementChild
    if (!element || !list) return
    const look = () => {
      const columns = Number(getComputedStyle(list).getPropertyValue('--columns')) || 1
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // What stands above may grow and push the list down without changing its own size.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame])
  return place
}

function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (row === undefined || row >= range.count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}
