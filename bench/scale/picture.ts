import { escaped } from '../../sandbox/markup.ts'
import { COUNTS } from './flatness.ts'
import type { Measured } from './table.ts'

const WIDTH = 960
const PANEL = { width: 280, height: 250, top: 70, left: 40, gap: 30 }
const LEGEND_TOP = PANEL.top + PANEL.height + 60
const LEGEND_COLUMNS = 3

/** They differ in their hue and in their dashes, for those who see no hues. Readable on white and on black. */
const LINES = [
  ['#2f9e5f', ''],
  ['#d9730d', '7 3'],
  ['#4c7fe0', '2 3'],
  ['#c2429b', '10 3 2 3'],
  ['#8a8a1f', '4 4'],
  ['#b0413e', '12 4'],
  ['#6f6fd6', '1 4'],
] as const

const PANELS = [
  { figure: 'first rows', title: 'First rows, ms' },
  { figure: 'slowest key or press', title: 'Slowest key or press, ms' },
  { figure: 'memory', title: 'Memory, MiB' },
] as const

/**
 * Three plots side by side over the number of rows, which grows tenfold with each step: a flat line is what a customer wants. In the
 * colours of the reader's theme.
 */
export function picture(measured: readonly Measured[], caption: string): string {
  const height = LEGEND_TOP + Math.ceil(measured.length / LEGEND_COLUMNS) * 24 + 40
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">First rows, slowest key or press and memory of each list with 10, 100, 1,000 and 10,000 rows</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 15px }
.quiet { fill: #555; font-size: 12px }
.grid { stroke: #8886; stroke-width: 1 }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
@media (prefers-color-scheme: dark) { text { fill: #eee } .quiet { fill: #bbb } .ground { fill: #16181a } }
</style>
<rect class="ground" width="${WIDTH}" height="${height}" fill="#fff"/>
<text class="title" x="${PANEL.left}" y="32">Rows of a list against what a customer feels</text>
${PANELS.map((panel, position) => plot(measured, panel, PANEL.left + position * (PANEL.width + PANEL.gap))).join('\n')}
${measured.map(({ name }, position) => legend(name, position)).join('\n')}
<text class="quiet" x="${PANEL.left}" y="${height - 14}">${escaped(caption)}</text>
</svg>
`
}

function plot(
  measured: readonly Measured[],
  { figure, title }: (typeof PANELS)[number],
  left: number,
): string {
  const series = measured.map(({ figures }) => figures.find(({ name }) => name === figure)?.values ?? [])
  const most = roundUp(Math.max(...series.flat()))
  const inner = { left: left + 36, width: PANEL.width - 50 }
  const x = (position: number) => inner.left + (position / (COUNTS.length - 1)) * inner.width
  const y = (value: number) => PANEL.top + PANEL.height - (value / most) * PANEL.height
  const grid = [0, most / 2, most].map(
    (value) => `<path class="grid" d="M${inner.left} ${y(value)}h${inner.width}"/>
<text class="quiet" x="${inner.left - 6}" y="${y(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`,
  )
  const counts = COUNTS.map(
    (count, position) =>
      `<text class="quiet" x="${x(position)}" y="${PANEL.top + PANEL.height + 18}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
  )
  const lines = series.map((values, position) => {
    const points = values.map((value, step) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    return `<polyline class="line" ${strokeOf(position)} points="${points}"/>`
  })
  return [
    `<text class="title" x="${inner.left}" y="${PANEL.top - 12}">${title}</text>`,
    ...grid,
    ...counts,
    ...lines,
  ].join('\n')
}

function legend(name: string, position: number): string {
  const left = PANEL.left + (position % LEGEND_COLUMNS) * (PANEL.width + PANEL.gap)
  const top = LEGEND_TOP + Math.floor(position / LEGEND_COLUMNS) * 24
  return `<path class="line" ${strokeOf(position)} d="M${left} ${top}h36"/><text x="${left + 46}" y="${top + 4}">${escaped(name)}</text>`
}

function strokeOf(position: number): string {
  const [colour, dashes] = LINES[position % LINES.length] ?? LINES[0]
  return `stroke="${colour}" stroke-dasharray="${dashes || 'none'}"`
}

/** The next 1, 2, 4, 5 or 8 times a power of ten, so that the scale ends at a round number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 4, 5, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value
}
