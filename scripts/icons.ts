/** `npm run icons`: draws every icon of the portal from public/brand/symbol.svg. The results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ICON_SIZES, MASKABLE_SIZES } from '../deploy/manifest.ts'

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const BRAND_GREEN = '#1F6F3F'

/** The symbol's own units. */
const VIEW = 512

const symbol = await readFile(`${PUBLIC}/brand/symbol.svg`, 'utf8')
await mkdir(`${PUBLIC}/icons`, { recursive: true })

for (const size of ICON_SIZES) await draw(rounded(symbol), size, `icon-${size}`)
for (const size of MASKABLE_SIZES) await draw(shrunk(symbol, 0.86), size, `maskable-${size}`)
// iOS rounds the corners itself, and shows black where an icon is transparent.
await draw(symbol, 180, 'apple-touch-icon-180')
await draw(silhouette(symbol), 96, 'badge-96')
// Browsers ask for it where no page names an icon, such as for a picture in a tab of its own.
await writeFile(`${PUBLIC}/favicon.ico`, ico(await readFile(`${PUBLIC}/icons/icon-48.png`), 48))

/** Home screens show shortcuts small: a plain drawing on the brand's ground each. */
const shortcuts = {
  cpf: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M7 9.5v5M10 9.5v5M12.5 9.5v5M16 9.5v5"/>',
  vouchers:
    '<path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z"/><path d="M13 5v2M13 17v2M13 11v2"/>',
  ofertas:
    '<path d="M12.6 2.6A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.2a2 2 0 0 0 .6 1.4l8.7 8.7a2.4 2.4 0 0 0 3.4 0l6.6-6.6a2.4 2.4 0 0 0 0-3.4z"/><circle cx="7.5" cy="7.5" r=".8" fill="#FFF"/>',
}
for (const [name, drawing] of Object.entries(shortcuts)) {
  await draw(onBrandGround(drawing), 96, `shortcut-${name}-96`)
}

async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: ((72 * size) / VIEW) * 4 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 96 })
    .toFile(`${PUBLIC}/icons/${name}.png`)
}

/** A PNG as the only picture of an .ico file: a header of 6 bytes and an entry of 16 before it. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // An icon, of one picture.
  head.set([1, 0, 1], 2)
  head.set([size, size], 6)
  // One plane, 32 bits a pixel; then how many bytes the picture has, and where it begins.
  head.set([1, 0, 32], 10)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** With the corners of the logo. */
function rounded(svg: string): string {
  return svg.replace('height="512"', 'height="512" rx="112"')
}

/** Smaller on its ground: a system may cut off everything outside the inner 80 %. */
function shrunk(svg: string, scale: number): string {
  const rest = (VIEW * (1 - scale)) / 2
  return svg
    .replace(/<rect[^>]*\/>/, `$&<g transform="translate(${rest} ${rest}) scale(${scale})">`)
    .replace('</svg>', '</g></svg>')
}

/** White on a transparent ground, because Android colours it itself. Lines in the colour of the ground become gaps. */
function silhouette(svg: string): string {
  return svg
    .replace(/<rect[^>]*\/>/, '')
    .replace(/<path[^>]*stroke="#1F6F3F"[^>]*\/>/, '')
    .replace(/(fill|stroke)="#[0-9A-F]{3,6}"/gi, '$1="#FFF"')
}

function onBrandGround(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}">
    <circle cx="256" cy="256" r="256" fill="${BRAND_GREEN}"/>
    <g transform="translate(112 112) scale(12)" fill="none" stroke="#FFF" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
  </svg>`
}
