import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAfterPaint } from './after-paint.ts'

/** Rows kept ready beyond both edges of the window. */
const OVERSCAN = 3

/** More than any window shows. The virtualiser goes through all its rows for each one that is measured, so it gets the others later. */
const FIRST_ROWS = 100

/** The layout of a long list now. */
export interface ListLayout {
  /** From `--columns`; 1 by default. */
  readonly columns: number
  /** From `--row-height`: how high a row is before it has been measured, in px. */
  readonly rowHeight: number | undefined
  /** Where on the page the list begins, in px. */
  readonly top: number
}

interface ListRef {
  current: HTMLElement | null
}

export interface VirtualRowsOptions {
  readonly list: ListRef
  /** Of {@link useListLayout} with the same list. */
  readonly layout: ListLayout
  readonly count: number
  /** How high a row is before it has been measured, in px. */
  readonly heightOf: (row: number) => number
}

export interface VirtualRows<Row extends HTMLElement> {
  /** The rows that belong in the page now. */
  readonly shown: readonly VirtualItem[]
  /** The ref of what the rows stand in, which is positioned. */
  readonly attach: (list: HTMLElement | null) => void
  /** The ref of each row, which is positioned absolutely and has its index as `data-index`. */
  readonly measure: (row: Row | null) => void
}

/** The rows of a long list that are near the window, on the window's own scrolling. */
export function useVirtualRows<Row extends HTMLElement>({
  list,
  layout,
  count,
  heightOf,
}: VirtualRowsOptions): VirtualRows<Row> {
  const focusedRow = useFocusedRow(list)
  const isPainted = useAfterPaint()

  const virtualizer = useWindowVirtualizer<Row>({
    count: isPainted ? count : Math.min(count, FIRST_ROWS),
    estimateSize: heightOf,
    overscan: OVERSCAN,
    scrollMargin: layout.top,
    // Scrolling moves rows by their own style; React renders only when other rows come into sight.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
    // The row that holds the focus stays in the page: without it the focus would return to the top.
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedRow.current), [focusedRow]),
  })

  // Another number of columns, or cards in the place of lines, makes rows of another height.
  const rowLayout = `${layout.columns} ${layout.rowHeight}`
  const measured = useRef(rowLayout)
  useEffect(() => {
    if (measured.current === rowLayout) return
    measured.current = rowLayout
    virtualizer.measure()
  }, [rowLayout, virtualizer])

  const attach = useCallback(
    (element: HTMLElement | null) => {
      list.current = element
      virtualizer.containerRef(element)
    },
    [list, virtualizer],
  )
  return { shown: virtualizer.getVirtualItems(), attach, measure: virtualizer.measureElement }
}

/** The row that the focus is in. Not a state, because a change of it draws nothing. */
function useFocusedRow(list: ListRef): { readonly current: number | undefined } {
  const focusedRow = useRef<number>(undefined)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const focused = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      focusedRow.current = row ? Number(row.dataset.index) : undefined
    }
    const unfocused = () => {
      focusedRow.current = undefined
    }
    element.addEventListener('focusin', focused)
    element.addEventListener('focusout', unfocused)
    return () => {
      element.removeEventListener('focusin', focused)
      element.removeEventListener('focusout', unfocused)
    }
  }, [list])
  return focusedRow
}

/** How many columns the style sheet gives this list now, how high it expects its rows to be, and where on the page it begins. */
export function useListLayout(list: ListRef): ListLayout {
  const [layout, setLayout] = useState<ListLayout>({ columns: 1, rowHeight: undefined, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const style = getComputedStyle(element)
      const next: ListLayout = {
        columns: Number(style.getPropertyValue('--columns')) || 1,
        rowHeight: Number(style.getPropertyValue('--row-height')) || undefined,
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
      }
      setLayout((before) => (isSameLayout(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above may grow and push the list down without changing its own size.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}

const isSameLayout = (a: ListLayout, b: ListLayout): boolean =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top

function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (row === undefined || row >= range.count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}
