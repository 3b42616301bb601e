import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import card from './card.module.css'
import { classNames } from './class-names.ts'
import styles from './long-list.module.css'
import { Cells, type LongListProps, rowsClass } from './long-list.tsx'
import { usePlace, useVirtualRows } from './long-rows.ts'
import { isLong, ShortList } from './short-list.tsx'

/** How high a head is before it has been measured, in px. */
const HEAD_HEIGHT = 48

export interface Group<Item> {
  readonly key: string
  readonly head: ReactNode
  /** The accessible name of the group's list, whose head may be out of the page. */
  readonly label: string
  readonly items: readonly Item[]
}

export interface LongGroupsProps<Item>
  extends Pick<LongListProps<Item>, 'itemKey' | 'estimatedHeight' | 'min' | 'children'> {
  readonly groups: readonly Group<Item>[]
}

/** Cards in groups, each a list under a head. Of many rows, only those near the window are in the page (docs/decisions/034). */
export function LongGroups<Item>(props: LongGroupsProps<Item>) {
  const { groups, itemKey, min, children } = props
  if (isLong(groups.flatMap(({ items }) => items))) return <VirtualGroups {...props} />
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
  const place = usePlace(list)
  const { columns } = place
  const rows = useMemo(() => groups.flatMap((group) => rowsOf(group, columns)), [groups, columns])
  const { shown, attach, measure } = useVirtualRows<HTMLDivElement>({
    list,
    place,
    count: rows.length,
    heightOf: (row) => (rows[row]?.from === undefined ? HEAD_HEIGHT : estimatedHeight),
  })
  return (
    <div className={card.grid}>
      <div ref={attach} className={rowsClass(min)}>
        {byGroup(rows, shown).map(({ group, head, lines }) => (
          <section key={group.key}>
            {head && (
              <div ref={measure} data-index={head.index} className={classNames(styles.row, styles.head)}>
                {group.head}
              </div>
            )}
            {lines.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: between an ul and its li there is no room for the rows.
              <div role="list" aria-label={group.label}>
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

interface GroupRow<Item> {
  readonly group: Group<Item>
  /** The position of the row's first item, from 0; undefined for the head. */
  readonly from: number | undefined
}

function rowsOf<Item>(group: Group<Item>, columns: number): GroupRow<Item>[] {
  const lines = Math.ceil(group.items.length / columns)
  return [
    { group, from: undefined },
    ...Array.from({ length: lines }, (_, line) => ({ group, from: line * columns })),
  ]
}

interface ShownGroup<Item> {
  readonly group: Group<Item>
  head?: { readonly index: number }
  readonly lines: { readonly index: number; readonly from: number }[]
}

/** The shown rows of each group, in order. A list must contain its rows, but the virtualiser numbers the rows of all groups together. */
function byGroup<Item>(rows: readonly GroupRow<Item>[], shown: readonly VirtualItem[]): ShownGroup<Item>[] {
  const groups = new Map<Group<Item>, ShownGroup<Item>>()
  for (const { index } of shown) {
    const row = rows[index]
    if (!row) continue
    const found = groups.get(row.group) ?? { group: row.group, lines: [] }
    groups.set(row.group, found)
    if (row.from === undefined) found.head = { index }
    else found.lines.push({ index, from: row.from })
  }
  return [...groups.values()]
}
