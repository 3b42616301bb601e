import { cpus, totalmem } from 'node:os'
import type { Budget } from './budgets.ts'

/** A figure with its budget. */
export interface Row extends Budget {
  readonly value: number
}

/** Each budget with what was measured for it. */
export const rowsOf = <Name extends string>(
  budgets: Readonly<Record<Name, Budget>>,
  measured: Readonly<Record<NoInfer<Name>, number>>,
): Row[] => (Object.keys(budgets) as Name[]).map((name) => ({ ...budgets[name], value: measured[name] }))

/** Judged as it is printed, so that a table never shows two equal numbers of which one is too much. Not a number is over budget. */
function isWithin({ value, digits = 0, most, least }: Row): boolean {
  const shown = Number(value.toFixed(digits))
  return (
    (most === undefined || shown <= most) && (least === undefined || shown >= least) && !Number.isNaN(shown)
  )
}

function inUnit(value: number, { unit, digits = 0 }: Row): string {
  return `${value.toFixed(digits)} ${unit}`.trimEnd()
}

function budgetOf({ most, least, unit }: Row): string {
  return (most === undefined ? `≥ ${least} ${unit}` : `≤ ${most} ${unit}`).trimEnd()
}

/** Figures that belong together. */
export interface Measured {
  readonly title: string
  readonly rows: readonly Row[]
}

/** In Markdown, so that docs/performance.md can take it as it is. */
export const table = ({ title, rows }: Measured): string =>
  [
    `| ${title} | measured | must reach | |`,
    '| --- | --: | --: | --- |',
    ...rows.map(
      (row) =>
        `| ${row.figure} | ${inUnit(row.value, row)} | ${budgetOf(row)} | ${isWithin(row) ? '' : '**over budget**'} |`,
    ),
  ].join('\n')

/** Figures are worth something only with the machine that they come from. */
export function machine(browserVersion: string): string {
  const processors = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${processors.length} × ${processors[0]?.model.trim()}, ${memory} GiB, Node.js ${process.versions.node}, Chromium ${browserVersion}`
}

/** What the command ends with. */
export function verdict(tables: readonly Measured[]): string {
  const over = tables.flatMap(({ title, rows }) =>
    rows.filter((row) => !isWithin(row)).map((row) => `- ${title}: ${row.figure}`),
  )
  return over.length === 0 ? 'Every figure is within its budget.' : `Over budget:\n${over.join('\n')}`
}

export const allWithin = (tables: readonly Measured[]): boolean =>
  tables.every(({ rows }) => rows.every(isWithin))
