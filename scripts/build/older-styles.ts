import { readFileSync } from 'node:fs'
import type { AcceptedPlugin, AtRule, Declaration } from 'postcss'

/**
 * Writes the style sheets for browsers from the floor on (docs/browsers.md), where Lightning CSS does not. The sources say what is
 * meant, and newer browsers draw the same.
 */
export const olderStyles: AcceptedPlugin = {
  postcssPlugin: 'older-styles',
  Declaration(declaration: Declaration) {
    const { prop, value } = declaration
    const written = withHexColors(UNIT_TOKENS.has(prop) ? value : withUnits(withoutMixing(value)))
    if (written !== value) declaration.value = written
  },
  AtRuleExit: { container: addMediaQuery },
}

/**
 * A browser without container queries (before Chrome 105, Safari 16 and Firefox 110) asks for the width of the window instead: on
 * a phone the two are much the same.
 */
function addMediaQuery(rule: AtRule): void {
  const condition = /\(.*\)/.exec(rule.params)?.[0]
  if (condition === undefined) throw rule.error('a container query without a condition')
  const media = rule.clone({ name: 'media', params: condition })
  rule.before(rule.clone({ name: 'supports', params: 'not (container-type: inline-size)', nodes: [media] }))
}

const UNIT_TOKENS = new Set(['--cqi', '--dvh'])

/** Units that src/ui/kit/tokens.css replaces by older ones where they are unknown. */
const withUnits = (value: string): string =>
  value.replace(/\b(\d+(?:\.\d+)?)(cqi|dvh)\b/g, 'calc($1 * var(--$2))')

const tokens = readFileSync(new URL('../../src/ui/kit/tokens.css', import.meta.url), 'utf8')

/** Each token of a colour: what stands between the brackets of its two `oklch()`. */
const tokenColors = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g)].map(
    ([, name = '', ...pair]) => [name, pair],
  ),
)

/** A token that is mixed with nothing is the same colour, translucent. `color-mix()` came with Chrome 111, Safari 16.2, Firefox 113. */
const withoutMixing = (value: string): string =>
  value.replace(/^color-mix\(in oklab, var\(--([\w-]+)\) (\d+)%, transparent\)$/, (mixing, name, share) => {
    const pair = tokenColors.get(name)?.map((color) => `oklch(${color} / ${share / 100})`)
    return pair ? `light-dark(${pair.join(', ')})` : mixing
  })

/**
 * Each `oklch()` as the same colour in hexadecimal digits: shorter, and known to browsers before Chrome 111 and Firefox 113. Six of the
 * portal's colours are a little stronger than sRGB, which cannot be seen.
 */
const withHexColors = (value: string): string =>
  value.replace(
    /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g,
    (_, lightness, chroma, hue, alpha) => {
      const channels = srgb(Number(lightness), Number(chroma), Number(hue))
      return `#${[...channels, ...(alpha === undefined ? [] : [Number(alpha)])].map(hexadecimal).join('')}`
    },
  )

/** A number from 0 to 1 as two digits. */
const hexadecimal = (channel: number): string =>
  Math.round(Math.min(Math.max(channel, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')

/** Red, green and blue, 0 to 1 each, by the formulas of CSS Color 4, "OKLab". */
function srgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
}
