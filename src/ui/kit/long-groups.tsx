import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import card from './card.module.css'
import { classNames } from './class-names.ts'
import styles from './long-list.module.css'
import { Cells, type LongListProps, rowsClass } from './long-list.tsx'
import { useListLayout, useVirtualRows } from './long-rows.ts'
import { isLong, ShortList } from './short-list.tsx'

/** How high a head is before it has been measured, in px. */
const HEAD_HEIGHT = 48

interface Group<Item> {
  readonly key: string
  readonly head: ReactNode
  /** The accessible name of the group's list, whose head may be out of the page. Asked for only of the groups that are shown. */
  readonly label: () => string
  readonly items: readonly Item[]
}

export interface LongGroupsProps<Item>
  extends Pick<LongListProps<Item>, 'itemKey' | 'estimatedHeight' | 'min' | 'children'> {
  readonly groups: readonly Group<Item>[]
}

/** Cards in groups, each a list under a head. Of many rows, only those near the window are in the page (docs/decisions/034). */
export function LongGroups<Item>(props: LongGroupsProps<Item>) {
  const { groups, itemKey, min, children } = props
  if (isLong(groups.reduce((length, { items }) => length + items.length, 0)))
    return <VirtualGroups {...props} />
  return groups.map(({ key, head, items }) => (
    <section key={key} className={styles.group}>
      {head}
      <ShortList items={items} itemKey={itemKey} min={min}>
        {children}
      </ShortList>
    </section>
  ))
}

function VirtualGroups<Item>({
  groups,
  itemKey,
  estimatedHeight,
  min = 'medium',
  children,
}: LongGroupsProps<Item>) {
  const list = useRef<HTMLElement>(null)
  const layout = useListLayout(list)
  const { columns } = layout
  const placed = useMemo(() => placedRows(groups, columns), [groups, columns])
  const heads = useMemo(() => new Set(placed.map(({ head }) => head)), [placed])
  const { shown, attach, measure } = useVirtualRows<HTMLDivElement>({
    list,
    layout,
    count: placed.at(-1)?.end ?? 0,
    heightOf: (row) => (heads.has(row) ? HEAD_HEIGHT : estimatedHeight),
  })
  return (
    <div className={card.grid}>
      <div ref={attach} className={rowsClass(min)}>
        {byGroup(placed, shown, columns).map(({ group, head, lines }) => (
          <section key={group.key}>
            {head && (
              <div ref={measure} data-index={head.index} className={classNames(styles.row, styles.head)}>
                {group.head}
              </div>
            )}
            {lines.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: between an ul and its li there is no room for the rows.
              <div role="list" aria-label={group.label()}>
                {lines.map(({ index, from }) => (
                  <div
                    key={index}
                    ref={measure}
                    data-index={index}
                    role="presentation"
                    className={styles.row}
                  >
                    <Cells items={group.items} from={from} columns={columns} itemKey={itemKey}>
                      {children}
                    </Cells>
                  </div>
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

/** The rows of a group, counted over all groups. There is no object for each row, because there may be thousands. */
interface PlacedGroup<Item> {
  readonly group: Group<Item>
  /** The row of its head. Its items follow. */
  readonly head: number
  /** The first row after it. */
  readonly end: number
}

function placedRows<Item>(groups: readonly Group<Item>[], columns: number): readonly PlacedGroup<Item>[] {
  let end = 0
  return groups.map((group) => {
    const head = end
    end = head + 1 + Math.ceil(group.items.length / columns)
    return { group, head, end }
  })
}

interface ShownGroup<Item> {
  readonly group: Group<Item>
  /** Undefined when it is not near the window. */
  readonly head: { readonly index: number } | undefined
  /** Where each row of items begins among them, from 0. */
  readonly lines: readonly { readonly index: number; readonly from: number }[]
}

/** The shown rows of each group, in order. A list must contain its rows, but the virtualiser numbers the rows of all groups together. */
function byGroup<Item>(
  placed: readonly PlacedGroup<Item>[],
  shown: readonly VirtualItem[],
  columns: number,
): readonly ShownGroup<Item>[] {
  const indices = shown.map(({ index }) => index)
  return placed
    .filter(({ head, end }) => indices.some((index) => head <= index && index < end))
    .map(({ group, head, end }) => ({
      group,
      head: indices.includes(head) ? { index: head } : undefined,
      lines: indices
        .filter((index) => head < index && index < end)
        .map((index) => ({ index, from: (index - head - 1) * columns })),
    }))
}
