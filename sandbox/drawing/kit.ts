/** Small drawing kit: every helper returns SVG text made of presentation attributes only. */
import { letters as glyphs } from './letters.ts'

export const leaf = {
  deep: '#14532D',
  base: '#1F6F3F',
  mid: '#35924F',
  light: '#7CC27F',
  pale: '#CFE9C9',
  mist: '#E8F4E4',
} as const
export const sun = { deep: '#E09A00', base: '#FFC42E', light: '#FFE08A', pale: '#FFF3CF' } as const
export const tomato = { deep: '#B2301F', base: '#E14B32', light: '#F58A6F' } as const

const r1 = (n: number): number => Math.round(n * 10) / 10 || 0
/** Joins numbers as tightly as SVG path data allows. */
const pack = (numbers: readonly number[]): string =>
  numbers
    .map((n, i) => {
      const s = String(n).replace(/^(-?)0\./, '$1.')
      return i > 0 && !s.startsWith('-') ? ` ${s}` : s
    })
    .join('')

export const widthOf = (text: string, size: number, spacing = 0): number =>
  [...text].reduce((sum, c) => sum + ((glyphs[c]?.[0] ?? 300) * size) / 1000 + spacing, -spacing)

interface WordOptions {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  readonly more?: string
  readonly grain?: number
}

/** The outline of a word as path data; `grain` is the grid its points are rounded to. */
export function outline(text: string, x: number, y: number, size: number, options: WordOptions = {}): string {
  const { anchor = 'middle', spacing = 0, grain = size < 60 ? 0.1 : 0.5 } = options
  const snap = (n: number): number => r1(Math.round(n / grain) * grain)
  const slack = Math.max(grain, size * 0.008)
  const width = widthOf(text, size, spacing)
  let pen = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let d = ''
  for (const c of text) {
    const [advance, shape] = glyphs[c] ?? [300, '']
    let cx = 0
    let cy = 0
    let sx = 0
    let sy = 0
    let knee: readonly [number, number] | undefined
    for (const [, op = '', rest = ''] of shape.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const raw = rest.match(/-?\d+/g)?.map(Number) ?? []
      const at = raw.map((n, i) => snap((i % 2 === 0 ? pen : y) + (n * size) / 1000))
      const from = (i: number): number => r1((at[i] ?? 0) - (i % 2 === 0 ? cx : cy))
      const [ex = cx, ey = cy] = at.slice(-2)
      if (op === 'M') {
        d += `M${pack([ex, ey])}`
        sx = ex
        sy = ey
      } else if (op === 'L')
        d +=
          ex === cx
            ? ey === cy
              ? ''
              : `v${pack([from(1)])}`
            : ey === cy
              ? `h${pack([from(0)])}`
              : `l${pack([from(0), from(1)])}`
      else if (op === 'Q') {
        const [kx = cx, ky = cy] = at
        const [mx, my] = knee ? [2 * cx - knee[0], 2 * cy - knee[1]] : [cx, cy]
        const smooth = knee !== undefined && Math.abs(mx - kx) <= slack && Math.abs(my - ky) <= slack
        d += smooth ? `t${pack([from(2), from(3)])}` : `q${pack([0, 1, 2, 3].map(from))}`
        knee = smooth ? [mx, my] : [kx, ky]
        cx = ex
        cy = ey
        continue
      } else if (op === 'C') d += `c${pack([0, 1, 2, 3, 4, 5].map(from))}`
      else {
        d += 'z'
        cx = sx
        cy = sy
        knee = undefined
        continue
      }
      cx = ex
      cy = ey
      knee = undefined
    }
    pen += (advance * size) / 1000 + spacing
  }
  return d
}
/** A word as one filled path. */
export const word = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  options: WordOptions = {},
): string => path(outline(text, x, y, size, options), fill, options.more)

const extra = (more: string): string => (more ? ` ${more}` : '')
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${extra(more)}/>`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra(more)}/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  rx === ry
    ? `<circle cx="${cx}" cy="${cy}" r="${rx}" fill="${fill}"${extra(more)}/>`
    : `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra(more)}/>`
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  rx: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"${extra(more)}/>`
export const group = (transform: string, inner: string, more = ''): string =>
  `<g transform="${transform}"${extra(more)}>${inner}</g>`
/** A short name drawn from the content, so the same shape has the same id in every file. */
const idOf = (text: string): string => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return `s${(h >>> 0).toString(36)}`
}
/** The same shape at several places: [x, y, angle?, scale?]. The first is drawn, the others reuse it. */
export const at = (
  places: ReadonlyArray<readonly [number, number, number?, number?]>,
  inner: string,
): string => {
  const id = idOf(inner)
  const reuse = places.length > 1 && inner.length > 60
  return places
    .map(([x, y, a, s], i) => {
      const move = `transform="translate(${x} ${y})${a ? ` rotate(${a})` : ''}${s && s !== 1 ? ` scale(${s})` : ''}"`
      if (!reuse) return `<g ${move}>${inner}</g>`
      return i === 0 ? `<g ${move}><g id="${id}">${inner}</g></g>` : `<use href="#${id}" ${move}/>`
    })
    .join('')
}
/** Dots of one colour in one path: each [x, y, r]. */
export const dots = (
  list: ReadonlyArray<readonly [number, number, number]>,
  fill: string,
  more = '',
): string =>
  path(
    list.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`).join(''),
    fill,
    more,
  )
export const ground = (cx: number, cy: number, rx: number, ry = Math.round(rx * 0.12)): string =>
  oval(cx, cy, rx, ry, '#4A2E12', 'opacity=".16"')
export const leafShape = (
  x: number,
  y: number,
  angle: number,
  size: number,
  fill: string,
  rib: string,
): string =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    path('M0 0C-16-14-16-42 0-60C16-42 16-14 0 0z', fill) + line('M0 4V-44', rib, 3),
  )

export const plates = {
  meat: ['#FBE9E1', '#F6D5C7'],
  dairy: ['#FDF5E1', '#FAE8BC'],
  grain: ['#F7EEDD', '#EEDDBB'],
  garden: ['#E9F4E4', '#D0E8C8'],
  drink: ['#E5F2F0', '#C8E3DF'],
  clean: ['#E9EFF7', '#D0DEEE'],
  sweet: ['#FCEBE6', '#F9D5CC'],
  sun: ['#FFF4D6', '#FFE5A0'],
  neutral: ['#F2EEE8', '#E2DAD0'],
} as const
export type Plate = keyof typeof plates
export interface Picture {
  readonly plate: Plate
  readonly art: string
}

/** Wraps an art fragment on its tinted plate. */
export function onPlate({ plate, art }: Picture): string {
  const [tint, glow] = plates[plate]
  return svg(320, 320, box(0, 0, 320, 320, 32, tint) + oval(160, 156, 124, 124, glow) + art)
}
/** Strokes are round unless a shape says otherwise. */
export const svg = (w: number, h: number, inner: string, title = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" stroke-linecap="round" stroke-linejoin="round">${title ? `<title>${title}</title>` : ''}${inner}</svg>\n`.replace(
    /#([\dA-F])\1([\dA-F])\2([\dA-F])\3"/gi,
    '#$1$2$3"',
  )
