import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fetchedAhead } from '../../bench/built-files.ts'
import { GROUND, manifest } from '../../deploy/manifest.ts'
import { routes } from '../../src/ui/app/routes.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** The built portal, which the project's set-up has made. */
const DIST = 'dist'
const file = (name: string) => join(DIST, name)

interface BuiltManifest {
  readonly [member: string]: unknown
  readonly icons: readonly { src: string; sizes: string; purpose: string }[]
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string; label: string }[]
  readonly shortcuts: readonly {
    name: string
    url: string
    icons: readonly { src: string; sizes: string }[]
  }[]
}

const built = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as BuiltManifest

describe('the manifest', () => {
  it('says what installers ask for, in Portuguese and without a path of its own', () => {
    expect(built).toMatchObject({
      id: 'portal-do-cliente',
      lang: 'pt-BR',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      theme_color: GROUND.light,
      background_color: GROUND.light,
    })
    expect(String(built.short_name).length).toBeLessThanOrEqual(12)
  })

  const pictures = [
    ...built.icons,
    ...built.screenshots,
    ...built.shortcuts.flatMap(({ icons }) => [...icons]),
  ]
  it.each(pictures)('has a picture of the size it declares: $src, $sizes', async ({ src, sizes }) => {
    const { width, height } = await sharp(file(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  })

  it('has the icons that systems need', () => {
    const sizes = (purpose: string) =>
      built.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
    expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(sizes('maskable')).toEqual(['192x192', '512x512'])
  })

  it('fills maskable icons to the edge, and keeps the drawing inside the circle that no system cuts', async () => {
    const { data, info } = await sharp(file('icons/maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
    const ground = [...pixel(0, 0)]
    for (let x = 0; x < 512; x += 4) {
      for (let y = 0; y < 512; y += 4) {
        if (Math.hypot(x - 256, y - 256) > 0.4 * 512) expect([...pixel(x, y)]).toEqual(ground)
      }
    }
  })

  it('shows itself on narrow and on wide screens', () => {
    expect(new Set(built.screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
  })

  it('leads with its shortcuts to screens that exist', () => {
    expect(built.shortcuts.map(({ name }) => name)).toEqual([
      'Meu CPF no caixa',
      'Vouchers',
      'Ofertas exclusivas',
    ])
    const paths = built.shortcuts.map(({ url }) => url.split('#')[1])
    for (const path of paths) expect(routes.map((route) => route.path)).toContain(path)
  })

  it('is the one in the sources', () => {
    expect(built.name).toBe(manifest.name)
  })

  it('is linked by the page, whose theme colours are the grounds of both themes', async () => {
    const page = await portal.open('/')
    for (const [colorScheme, color] of Object.entries(GROUND)) {
      await page.emulateMedia({ colorScheme: colorScheme as keyof typeof GROUND })
      const seen = await page.evaluate(() => ({
        theme: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
        manifest: document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href,
        touchIcon: document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href,
      }))
      expect(seen.theme).toBe(color)
      for (const address of [seen.manifest, seen.touchIcon]) {
        expect((await fetch(address ?? '')).status).toBe(200)
      }
      const ground = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) return []
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      })
      expect(`#${ground.map((value) => value.toString(16).padStart(2, '0')).join('')}`).toBe(color)
    }
  })
})

describe('the worker', () => {
  const worker = readFileSync(file('sw.js'), 'utf8')

  it('is small', () => {
    expect(gzipSync(worker).length).toBeLessThan(20_000)
  })

  it('fetches no more than 1.15 MB ahead: what a signed-in customer needs without a signal, and nothing of a deployment', async () => {
    const parts = readdirSync(file('assets')).filter((name) => /\.(js|css|woff2)$/.test(name))
    const ahead = parts.filter((name) => worker.includes(`assets/${name}`))
    const bytes = ahead.reduce((sum, name) => sum + statSync(file(`assets/${name}`)).size, 0)
    expect(bytes).toBeLessThan(1_150_000)
    for (const screen of ['home', 'offers', 'savings', 'purchases', 'shops', 'code-pictures']) {
      expect(
        ahead.some((name) => name.startsWith(screen)),
        screen,
      ).toBe(true)
    }
    expect(ahead.some((name) => name.startsWith('store-map'))).toBe(false)
    // A deployment writes these files without a build.
    const all = await fetchedAhead(DIST)
    expect(all.filter((name) => !name.startsWith('assets/'))).toEqual([])
  })
})
