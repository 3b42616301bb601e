import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined
  /** Names its row: the title of the card on phones. One column of a table. */
  readonly isRowHeader?: boolean | undefined
}

export interface DataTableProps<Row> {
  readonly caption: string
  /** For a table right under a heading that says the same. */
  readonly captionHidden?: boolean | undefined
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, index: number) => string | number
}

/**
 * A table where there is room, cards on phones. The roles are written out because browsers drop a table's own
 * meaning when CSS shows its parts as blocks.
 */
function DataTableView<Row>({ caption, captionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table role="table" className={styles.table}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup" className={styles.headers}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(styles.header, column.align === 'end' && styles.end)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  )
}

// The cells read the caller's observables, outside the caller's own render.
export const DataTable = observer(DataTableView) as typeof DataTableView

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
