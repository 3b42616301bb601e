type Row = readonly string[]

/**
 * The lines of a table in Markdown, with the blanks that the formatter wants, so that it changes nothing in the page.
 *
 * @param align `numbers` puts every column but the first to the right.
 */
export function markdownTable(
  head: Row,
  rows: readonly Row[],
  align: 'texts' | 'numbers',
): readonly string[] {
  const isNumber = (column: number) => align === 'numbers' && column > 0
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (cellOf: (width: number, column: number) => string) => `| ${widths.map(cellOf).join(' | ')} |`
  const lineOf = (row: Row) =>
    line((width, column) =>
      isNumber(column) ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width),
    )
  const rule = line((width, column) => (isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [lineOf(head), rule, ...rows.map(lineOf)]
}
