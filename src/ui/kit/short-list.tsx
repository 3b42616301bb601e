import type { ReactNode } from 'react'
import { CardGrid, type CardGridProps } from './card.tsx'
import styles from './long-list.module.css'

/** Up to this length the whole list is in the page, so that the browser can search and print it. */
const SHORT_LIST = 60

/** Whether of so many rows only those near the window may be in the page (docs/decisions/034). */
export const isLong = (length: number): boolean => length > SHORT_LIST

/** How wide a card must be, as for {@link CardGrid}; `line` for what stands one under the other without a gap. */
export type RowWidth = NonNullable<CardGridProps['min']> | 'line'

export interface ShortListProps<Item> {
  readonly items: readonly Item[]
  /** Unique in the list. */
  readonly itemKey: (item: Item, position: number, items: readonly Item[]) => string
  readonly min?: RowWidth | undefined
  /** The accessible name of the list. */
  readonly label?: string | undefined
  readonly children: (item: Item) => ReactNode
}

/** A list of cards, all of which are in the page. */
export function ShortList<Item>({ items, itemKey, min, label, children }: ShortListProps<Item>) {
  const cells = items.map((item, position) => (
    <li key={itemKey(item, position, items)} className={styles.item}>
      {children(item)}
    </li>
  ))
  return min === 'line' ? (
    <ul aria-label={label}>{cells}</ul>
  ) : (
    <CardGrid as="ul" min={min} label={label}>
      {cells}
    </CardGrid>
  )
}
