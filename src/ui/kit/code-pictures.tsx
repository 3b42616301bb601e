import code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js'
import { encode } from 'uqr'
import styles from './code-pictures.module.css'

/**
 * Bar code and QR code as one SVG path each: the libraries only encode, because what they draw themselves carries inline styles,
 * which the content-security policy refuses. Fetch this file lazily, and wrap what it draws in `<div data-theme="light">`.
 */
export interface CodePictureProps {
  /** What the reader at the checkout gets. */
  readonly text: string
  /** What the picture is, for those who do not see it. */
  readonly label: string
}

/** Modules of white that readers need on each side of a Code 128. */
const BAR_QUIET_ZONE = 10
const BAR_HEIGHT = 60

/** Takes letters too, as the alphanumeric CNPJ needs. */
export function Code128({ text, label }: CodePictureProps) {
  const bars = encodeCode128(text)
  const width = bars.length + 2 * BAR_QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={styles.bars}
    >
      <path d={runs(bars, BAR_QUIET_ZONE, 0, BAR_HEIGHT)} />
    </svg>
  )
}

export function QrCode({ text, label }: CodePictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => runs(row, 0, y, 1))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.square}
    >
      <path d={rows.join('')} />
    </svg>
  )
}

/** One flag a module, dark when true. */
function encodeCode128(text: string): readonly boolean[] {
  const { data } = new code128.default(text, {}).encode()
  return [...data].map((module) => module === '1')
}

/** A rectangle for each run of dark modules: neighbouring rectangles would show hairlines between them. */
function runs(modules: readonly boolean[], left: number, top: number, height: number): string {
  let path = ''
  for (let start = 0; start < modules.length; start++) {
    if (!modules[start]) continue
    let end = start
    while (modules[end]) end++
    path += `M${left + start} ${top}h${end - start}v${height}h${start - end}z`
    start = end
  }
  return path
}
