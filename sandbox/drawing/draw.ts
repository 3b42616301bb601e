/** Draws every SVG of the sandbox and of its brand: `tsx sandbox/drawing/draw.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { avatar, logo, symbol } from './brand.ts'
import { onPlate } from './kit.ts'
import { products } from './products.ts'
import { rewards } from './rewards.ts'
import { banners, campaigns, flyerThumbs, partners } from './scenes.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
function write(path: string, text: string, limit: number): void {
  const target = resolve(root, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  const size = Buffer.byteLength(text)
  if (size > limit) {
    console.error(`${path}: ${size} bytes, limit ${limit}`)
    process.exitCode = 1
  }
}
const KB = 1024
for (const [name, text] of Object.entries({ logo, symbol, avatar }))
  write(`public/brand/${name}.svg`, text, 4 * KB)
for (const [slug, picture] of Object.entries(products))
  write(`sandbox/pictures/products/${slug}.svg`, onPlate(picture), 4 * KB)
for (const [slug, picture] of Object.entries(rewards))
  write(`sandbox/pictures/rewards/${slug}.svg`, onPlate(picture), 4 * KB)
for (const [slug, text] of Object.entries(banners))
  write(`sandbox/pictures/banners/${slug}.svg`, text, 10 * KB)
for (const [slug, text] of Object.entries(campaigns))
  write(`sandbox/pictures/campaigns/${slug}.svg`, text, 10 * KB)
for (const [slug, text] of Object.entries(partners))
  write(`sandbox/pictures/partners/${slug}.svg`, text, 4 * KB)
for (const [slug, text] of Object.entries(flyerThumbs))
  write(`sandbox/pictures/flyers/${slug}.svg`, text, 4 * KB)
