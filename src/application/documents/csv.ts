import { type Money, toReais } from '@domain/money.ts'

/** Text, a whole number, an amount, or nothing. */
export type CsvCell = string | number | Money | undefined

/** What a spreadsheet would take for a formula. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r]/

/** A spreadsheet sees by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file that a Brazilian spreadsheet opens: `;` between the cells, `,` in amounts, CRLF after each row. Text never becomes a formula:
 * an apostrophe before it makes it text.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')

function written(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell !== 'string') return toReais(cell).toFixed(2).replace('.', ',')
  const text = BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
