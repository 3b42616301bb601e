import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { useListLayout, useVirtualRows } from './long-rows.ts'
import { isLong } from './short-list.tsx'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures. */
  readonly align?: 'end' | undefined
  /** For dates, figures and single words: they are never broken, and the columns of free text share what room is left. */
  readonly isWhole?: boolean | undefined
  /** Names its row: the title of the card on phones. One column of a table. */
  readonly isRowHeader?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** The accessible name: the table stands under a heading that says the same. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}

/**
 * A table where there is room, cards on phones. The roles are written out because browsers drop a table's own
 * meaning when CSS shows its parts as blocks.
 */
function DataTableView<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows } = props
  const long = isLong(rows.length)
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table
        role="table"
        aria-label={label}
        aria-rowcount={long ? HEADER_ROWS + rows.length : undefined}
        className={classNames(styles.table, long && styles.long)}
      >
        <thead role="rowgroup" className={styles.headers}>
          <tr
            role="row"
            aria-rowindex={long ? HEADER_ROWS : undefined}
            className={long ? styles.line : undefined}
          >
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  styles.header,
                  column.align === 'end' && styles.end,
                  column.isWhole === true && styles.whole,
                  long && column.isRowHeader === true && styles.leadHeader,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {long ? (
          <LongBody columns={columns} rows={rows} />
        ) : (
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may have no id. They keep nothing and take no focus.
              <tr key={index} role="row" className={styles.row}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  )
}

// The cells read the caller's observables, outside the caller's own render.
export const DataTable = observer(DataTableView) as typeof DataTableView

/** Assistive technology counts the row of the headers too. */
const HEADER_ROWS = 1

/** How high a row is until the style sheet has said it, in px. */
const ROW_HEIGHT = 48

/** The rows of a long table that are near the window. `aria-rowindex` gives each its place among all rows (docs/decisions/034). */
function LongBody<Row>({ columns, rows }: Pick<DataTableProps<Row>, 'columns' | 'rows'>) {
  const body = useRef<HTMLElement>(null)
  const layout = useListLayout(body)
  const { shown, attach, measure } = useVirtualRows<HTMLTableRowElement>({
    list: body,
    layout,
    count: rows.length,
    heightOf: () => layout.rowHeight ?? ROW_HEIGHT,
  })
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see DataTableView.
    <tbody ref={attach} role="rowgroup">
      {shown.map(({ key, index }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <tr
              key={key}
              ref={measure}
              data-index={index}
              role="row"
              aria-rowindex={HEADER_ROWS + index + 1}
              className={classNames(styles.row, styles.line)}
            >
              <Cells columns={columns} row={row} />
            </tr>
          )
        )
      })}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: see DataTableView.
  )
}

function Cells<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return columns.map((column) => <Cell key={column.key} column={column} row={row} />)
}

function CellView<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const inside = (
    <>
      {/* On phones the column's header stands here for the eye; assistive technology has it from the table. */}
      <span aria-hidden="true" className={styles.cellLabel}>
        {column.header}
      </span>
      <span className={styles.cellValue}>{column.cell(row)}</span>
    </>
  )
  const className = classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.isWhole === true && styles.whole,
    column.isRowHeader === true && styles.lead,
  )
  return column.isRowHeader ? (
    // biome-ignore lint/a11y/noRedundantRoles: see DataTableView.
    <th role="rowheader" scope="row" className={className}>
      {inside}
    </th>
  ) : (
    // biome-ignore lint/a11y/noRedundantRoles: see DataTableView.
    <td role="cell" className={className}>
      {inside}
    </td>
  )
}

const Cell = observer(CellView) as typeof CellView
