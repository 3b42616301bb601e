import { useRef } from 'react'
import card from './card.module.css'
import { widths } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './long-list.module.css'
import { useListLayout, useVirtualRows } from './long-rows.ts'
import { isLong, type RowWidth, ShortList, type ShortListProps } from './short-list.tsx'

export interface LongListProps<Item> extends ShortListProps<Item> {
  /** How high a row is before it has been measured, in px. */
  readonly estimatedHeight: number
}

/**
 * A list of cards, in as many columns as its width allows. Of a long list only the rows near the window are in the page (docs/decisions/034);
 * assistive technology still hears the true length and position.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  return isLong(props.items.length) ? <VirtualList {...props} /> : <ShortList {...props} />
}

/** By this class the style sheet says how many columns a long list has, and how far apart they are. */
export const rowsClass = (min: RowWidth) => classNames(styles.rows, rowWidths[min])

const rowWidths = { ...widths, line: styles.lines }

function VirtualList<Item>({
  items,
  itemKey,
  estimatedHeight,
  min = 'medium',
  label,
  children,
}: LongListProps<Item>) {
  const list = useRef<HTMLElement>(null)
  const layout = useListLayout(list)
  const { columns } = layout
  const { shown, attach, measure } = useVirtualRows<HTMLDivElement>({
    list,
    layout,
    count: Math.ceil(items.length / columns),
    heightOf: () => estimatedHeight,
  })
  return (
    <div className={card.grid}>
      {/* biome-ignore lint/a11y/useSemanticElements: between an ul and its li there is no room for the rows. */}
      <div ref={attach} role="list" aria-label={label} className={rowsClass(min)}>
        {shown.map(({ key, index }) => (
          <div key={key} ref={measure} data-index={index} role="presentation" className={styles.row}>
            <Cells items={items} from={index * columns} columns={columns} itemKey={itemKey}>
              {children}
            </Cells>
          </div>
        ))}
      </div>
    </div>
  )
}

export interface CellsProps<Item> extends Pick<LongListProps<Item>, 'items' | 'itemKey' | 'children'> {
  /** The position of the row's first item, from 0. */
  readonly from: number
  readonly columns: number
}

/** The items of one row of a long list. */
export function Cells<Item>({ items, from, columns, itemKey, children }: CellsProps<Item>) {
  return items.slice(from, from + columns).map((item, column) => (
    // biome-ignore lint/a11y/useSemanticElements: an li would have to stand directly in an ul, and here stands in a row.
    <div
      key={itemKey(item, from + column, items)}
      role="listitem"
      aria-setsize={items.length}
      aria-posinset={from + column + 1}
      className={styles.item}
    >
      {children(item)}
    </div>
  ))
}
