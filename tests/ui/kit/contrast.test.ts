import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Linear-light sRGB, 0…1 each. */
type Rgb = readonly [number, number, number]
type Theme = 'light' | 'dark'

const kit = new URL('../../../src/ui/kit/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, kit), 'utf8')

/** Björn Ottosson's OKLab, and CSS Color 4: what the browser does with oklch(). Out-of-gamut parts are clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(Math.max(channel, 0), 1)
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every `--name: light-dark(oklch(…), oklch(…))` of a style sheet, without the translucent ones. */
function colours(css: string, theme: Theme): Map<string, Rgb> {
  const pair = /--([\w-]+):\s*light-dark\(\s*oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\s*\)/g
  return new Map(
    [...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => {
      const [lightness = 0, chroma = 0, hue = 0] = (theme === 'light' ? light : dark).split(' ').map(Number)
      return [name, fromOklch(lightness, chroma, hue)]
    }),
  )
}

function colourOf(declared: ReadonlyMap<string, Rgb>, name: string): Rgb {
  const found = declared.get(name)
  if (!found) throw new Error(`the style sheet declares no --${name}`)
  return found
}

const TEXT = 4.5
const CONTROL = 3

/** Foreground, grounds on which it stands, least ratio. */
const rules: readonly (readonly [string, readonly string[], number])[] = [
  ['color-text', ['color-ground', 'color-surface', 'color-raised', 'color-sunken', 'color-field'], 7],
  [
    'color-text-quiet',
    ['color-ground', 'color-surface', 'color-raised', 'color-sunken', 'color-field'],
    TEXT,
  ],
  ['color-link', ['color-ground', 'color-surface', 'color-raised', 'color-sunken'], TEXT],
  ['color-on-primary', ['color-primary', 'color-primary-hover'], TEXT],
  [
    'color-primary',
    ['color-ground', 'color-surface', 'color-raised', 'color-field', 'color-brand-soft'],
    CONTROL,
  ],
  ['color-on-brand-soft', ['color-brand-soft'], TEXT],
  ['color-on-hero', ['color-hero', 'color-hero-end'], TEXT],
  ['color-on-hero-quiet', ['color-hero', 'color-hero-end'], TEXT],
  ['color-on-offer', ['color-offer'], TEXT],
  ['color-on-offer-soft', ['color-offer-soft'], TEXT],
  ['color-on-offer-soft', ['color-surface', 'color-sunken'], CONTROL],
  ['color-danger', ['color-ground', 'color-surface', 'color-raised', 'color-field'], TEXT],
  ['color-on-danger-solid', ['color-danger-solid', 'color-danger-solid-hover'], TEXT],
  ['color-on-danger-soft', ['color-danger-soft'], TEXT],
  ['color-control', ['color-ground', 'color-surface', 'color-raised', 'color-field'], CONTROL],
  ['color-focus', ['color-ground', 'color-surface', 'color-raised', 'color-field', 'color-sunken'], CONTROL],
]

const TONES = [
  ['brand', ['color-hero', 'color-hero-end']],
  ['offer', ['color-offer-soft']],
] as const

/** What tones.module.css declares for one tone, in rules of its own and in rules with other tones. */
function toneTokens(tone: string): Map<string, string> {
  const css = read('tones.module.css').replaceAll(/\/\*.*?\*\//gs, '')
  const rules = [...css.matchAll(/^ {2}(\.[^{]+) \{([^}]*)\}/gm)]
  const own = rules.filter(([, selector = '']) => selector.split(/,\s*/).includes(`.${tone}`))
  return new Map(
    own.flatMap(([, , block = '']) =>
      [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  )
}

/** A translucent colour on an opaque one; browsers blend the encoded channels. */
function over(front: Rgb, alpha: number, ground: Rgb): Rgb {
  const encode = (channel: number) =>
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
  const decode = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  const blend = (one: number, other: number) => decode(alpha * encode(one) + (1 - alpha) * encode(other))
  return [blend(front[0], ground[0]), blend(front[1], ground[1]), blend(front[2], ground[2])]
}

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  const tokens = colours(read('tokens.css'), theme)
  const colour = (name: string) => colourOf(tokens, name)
  const pairs = rules.flatMap(([front, grounds, least]) =>
    grounds.map((ground) => ({ front, ground, least })),
  )

  it.each(pairs)('$front on $ground is at least $least : 1', ({ front, ground, least }) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(least)
  })

  it('keeps toasts readable, in their own colours', () => {
    const toast = colours(read('toast-region.module.css'), theme)
    for (const [name, least] of [
      ['color-on-toast', TEXT],
      ['color-toast-success', CONTROL],
      ['color-toast-error', CONTROL],
    ] as const) {
      const ratio = contrast(colourOf(toast, name), colourOf(toast, 'color-toast'))
      expect(ratio, name).toBeGreaterThanOrEqual(least)
    }
  })

  it('keeps the primary button readable on a brand card', () => {
    const tones = colours(read('tones.module.css'), theme)
    const primary = colourOf(tones, 'color-primary')
    const onPrimary = colourOf(tones, 'color-on-primary')
    expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(onPrimary, colourOf(tones, 'color-primary-hover'))).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(primary, colour('color-hero'))).toBeGreaterThanOrEqual(CONTROL)
  })

  describe.each(TONES)('on the %s ground', (tone, grounds) => {
    const declared = toneTokens(tone)
    /** A token inside the tone: the one that the tone declares, or the one of the page. */
    const inside = (name: string): Rgb => {
      const referred = declared.get(name)?.match(/^var\(--([\w-]+)\)$/)?.[1]
      return colour(referred ?? name)
    }
    const onGrounds = grounds.map((ground) => ({ ground, on: colour(ground) }))

    it.each(onGrounds)('keeps words, links and controls readable: $ground', ({ on }) => {
      for (const name of ['color-text', 'color-text-quiet', 'color-link']) {
        expect(contrast(inside(name), on), name).toBeGreaterThanOrEqual(TEXT)
      }
      expect(contrast(inside('color-control'), on), 'color-control').toBeGreaterThanOrEqual(CONTROL)
    })

    it.each(onGrounds)('keeps the mark of a failed or empty load visible: $ground', ({ on }) => {
      const [, front = '', share = ''] =
        declared.get('color-mark')?.match(/^color-mix\(in oklab, var\(--([\w-]+)\) (\d+)%, transparent\)$/) ??
        []
      const mark = over(colour(front), Number(share) / 100, on)
      expect(contrast(inside('color-on-mark'), mark)).toBeGreaterThanOrEqual(CONTROL)
    })

    it('makes the boxes inside transparent, because its colours would not be readable on them', () => {
      for (const name of ['color-surface', 'color-button'])
        expect(declared.get(name), name).toBe('transparent')
    })
  })
})

it('the ground of savings has as much colour in the dark as in the light, where little of it would look like olive', () => {
  const [, light, dark] =
    /--color-offer-soft: light-dark\(oklch\([\d.]+ ([\d.]+) \d+\), oklch\([\d.]+ ([\d.]+) \d+\)\);/.exec(
      read('tokens.css'),
    ) ?? []
  expect(Number(dark)).toBeGreaterThan(0.9 * Number(light))
})

describe('the conversion itself', () => {
  it.each([
    ['white', [1, 0, 0], [0, 0, 0], 21],
    ['the sRGB red of CSS Color 4', [0.62796, 0.25768, 29.2339], [1, 0, 0], 3.998],
  ] as const)('agrees with known values for %s', (_name, one, other, ratio) => {
    expect(contrast(fromOklch(one[0], one[1], one[2]), fromOklch(other[0], other[1], other[2]))).toBeCloseTo(
      ratio,
      1,
    )
  })
})
