import { COUNTS, type Figure, MAX_RATIO, ratio } from './flatness.ts'

/** A list with what was measured of it. */
export interface Measured {
  readonly name: string
  readonly figures: readonly Figure[]
}

const inWords = (value: number, unit: Figure['unit']): string =>
  unit === 'MiB' ? `${value.toFixed(1)} MiB` : `${Math.round(value).toLocaleString('en')} ${unit}`.trimEnd()

function judgement(figure: Figure): string {
  if (figure.isFlat === undefined) return ''
  const times = `× ${ratio(figure).toFixed(2)}`
  return figure.isFlat ? times : `**${times}**`
}

/** In Markdown, so that docs/performance.md can take it as it is. */
export function table({ name, figures }: Measured): string {
  const counts = COUNTS.map((count) => count.toLocaleString('en'))
  return [
    `| ${name} | ${counts.join(' | ')} | 10,000 against 100 |`,
    `| --- |${' --: |'.repeat(COUNTS.length + 1)}`,
    ...figures.map(
      (figure) =>
        `| ${figure.name} | ${figure.values.map((value) => inWords(value, figure.unit)).join(' | ')} | ${judgement(figure)} |`,
    ),
  ].join('\n')
}

/** What the command ends with. */
export function verdict(measured: readonly Measured[]): string {
  const steep = measured.flatMap(({ name, figures }) =>
    figures
      .filter(({ isFlat }) => isFlat === false)
      .map((figure) => `- ${name}: ${figure.name}, ${judgement(figure)}`),
  )
  return steep.length === 0
    ? `Every figure of 10,000 rows is within ${MAX_RATIO} × that of 100.`
    : `More than ${MAX_RATIO} × with 10,000 rows:\n${steep.join('\n')}`
}

export const allFlat = (measured: readonly Measured[]): boolean =>
  measured.every(({ figures }) => figures.every(({ isFlat }) => isFlat !== false))
