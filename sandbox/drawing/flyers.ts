/** Makes the six flyers as real PDFs, the same bytes every time: `tsx sandbox/drawing/flyers.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  degrees,
  drawImage,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  type RGB,
  rgb,
  StandardFonts,
} from 'pdf-lib'
import sharp from 'sharp'
import { markOnGreen } from './brand.ts'
import { box, leaf, outline, oval, sun, svg, widthOf } from './kit.ts'
import { products } from './products.ts'
import { type Offer, type Tabloid, tabloids } from './tabloids.ts'

const WIDTH = 595
const HEIGHT = 842
const PIXELS = 288
const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../flyers')

const ink = (hex: string): RGB => {
  const n = Number.parseInt(hex.slice(1), 16)
  return rgb((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255)
}
const round = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
/** Draws in the SVG way: the origin is the top left corner and y grows downwards. */
const shape = (page: PDFPage, d: string, colour: string): void =>
  page.drawSvgPath(d, { x: 0, y: HEIGHT, color: ink(colour) })
const text = (
  page: PDFPage,
  font: PDFFont,
  value: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void => page.drawText(value, { x, y: HEIGHT - y, size, font, color: ink(colour) })
const centred = (
  page: PDFPage,
  font: PDFFont,
  value: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void => text(page, font, value, x - font.widthOfTextAtSize(value, size) / 2, y, size, colour)

/** Embeds a drawing as an indexed image: the data of a palette PNG goes into the PDF as it is, so it stays small. */
async function picture(pdf: PDFDocument, drawing: string, pixels: number): Promise<PDFRef> {
  const png = await sharp(Buffer.from(drawing), { density: 144 })
    .resize(pixels, pixels)
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10, dither: 0 })
    .toBuffer()
  let bits = 8
  let palette = Buffer.alloc(0)
  const data: Buffer[] = []
  for (let i = 8; i < png.length; ) {
    const length = png.readUInt32BE(i)
    const type = png.toString('latin1', i + 4, i + 8)
    const body = png.subarray(i + 8, i + 8 + length)
    if (type === 'IHDR') bits = body.readUInt8(8)
    else if (type === 'PLTE') palette = Buffer.from(body)
    else if (type === 'IDAT') data.push(body)
    i += length + 12
  }
  const dict = pdf.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: pixels,
    Height: pixels,
    BitsPerComponent: bits,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: bits, Columns: pixels },
  })
  dict.set(
    PDFName.of('ColorSpace'),
    pdf.context.obj([
      'Indexed',
      'DeviceRGB',
      palette.length / 3 - 1,
      PDFHexString.of(palette.toString('hex')),
    ]),
  )
  return pdf.context.register(PDFRawStream.of(dict, Buffer.concat(data)))
}
const place = (page: PDFPage, name: string, image: PDFRef, x: number, y: number, size: number): void => {
  page.node.setXObject(PDFName.of(name), image)
  page.pushOperators(
    ...drawImage(PDFName.of(name), {
      x,
      y: HEIGHT - y - size,
      width: size,
      height: size,
      rotate: degrees(0),
      xSkew: degrees(0),
      ySkew: degrees(0),
    }),
  )
}

interface Kit {
  readonly plain: PDFFont
  readonly bold: PDFFont
}
function offerBox(
  page: PDFPage,
  fonts: Kit,
  t: Tabloid,
  offer: Offer,
  image: PDFRef,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  shape(page, round(x, y + 2, w, h, 12), '#E3DACD')
  shape(page, round(x, y, w, h, 12), '#FFFFFF')
  const side = h - 84
  place(page, `P${offer.slug.replaceAll('-', '')}`, image, x + (w - side) / 2, y + 5, side)
  centred(
    page,
    fonts.bold,
    offer.name,
    x + w / 2,
    y + side + 17,
    offer.name.length > 24 ? 10 : 11.5,
    '#2E2A24',
  )
  centred(page, fonts.plain, offer.unit, x + w / 2, y + side + 29, 8.5, '#6B6458')
  const [reais = '0', cents = '00'] = (offer.cents / 100).toFixed(2).split('.')
  const top = y + h - 47
  const tag = w - 20
  shape(page, round(x + 10, top, tag, 38, 9), t.tag)
  const big = fonts.bold.widthOfTextAtSize(reais, 34)
  const small = fonts.bold.widthOfTextAtSize(`,${cents}`, 17)
  const before =
    offer.before === undefined ? '' : `De R$ ${(offer.before / 100).toFixed(2).replace('.', ',')}`
  const beforeWidth = before ? 58 : 0
  const start = x + 10 + beforeWidth + (tag - beforeWidth - (16 + big + small)) / 2
  if (before) {
    const lead = fonts.plain.widthOfTextAtSize(before, 8.5)
    text(page, fonts.plain, before, x + 18, top + 16, 8.5, t.tagInk)
    shape(page, `M${x + 30} ${top + 12.6}h${lead - 12}v.9h${12 - lead}z`, t.tagInk)
    text(page, fonts.bold, 'por', x + 18, top + 29, 10, t.tagInk)
  }
  text(page, fonts.bold, 'R$', start - 1, top + 17, 11, t.tagInk)
  text(page, fonts.bold, reais, start + 15, top + 31, 34, t.tagInk)
  text(page, fonts.bold, `,${cents}`, start + 16 + big, top + 19, 17, t.tagInk)
}

async function flyer(t: Tabloid): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const date = new Date(t.date)
  pdf.setTitle(`${t.name} | Rede Boa Praça`, { showInWindowTitleBar: true })
  pdf.setAuthor('Rede Boa Praça')
  pdf.setSubject(t.validity)
  pdf.setLanguage('pt-BR')
  pdf.setCreator('Portal do Cliente')
  pdf.setProducer('pdf-lib')
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  const fonts: Kit = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const mark = await picture(pdf, svg(512, 512, box(0, 0, 512, 512, 0, leaf.base) + markOnGreen), 160)
  const footMark = await picture(
    pdf,
    svg(512, 512, box(0, 0, 512, 512, 0, t.paper) + box(0, 0, 512, 512, 118, leaf.base) + markOnGreen),
    96,
  )

  for (const [index, offers] of t.pages.entries()) {
    const page = pdf.addPage([WIDTH, HEIGHT])
    shape(page, `M0 0h${WIDTH}v${HEIGHT}H0z`, t.paper)
    const band = index === 0 ? 148 : 92
    shape(page, `M0 0h${WIDTH}v${band}q${-WIDTH / 2} 34 ${-WIDTH} 0z`, t.band)
    if (index === 0) {
      shape(page, `M${WIDTH - 190} 0h190v150q-150 6 -190 -150z`, t.bandLight)
      for (const [i, part] of t.title.entries()) {
        shape(
          page,
          outline(part, 30, 70 + i * 56, 58, { anchor: 'start', spacing: -0.6 }),
          i === 0 ? '#FFFFFF' : sun.base,
        )
      }
      shape(page, round(WIDTH - 113, 23, 88, 88, 22), leaf.base)
      place(page, 'Mark', mark, WIDTH - 107, 29, 76)
    } else {
      shape(page, outline(t.title.join(' '), 30, 62, 38, { anchor: 'start', spacing: -0.4 }), '#FFFFFF')
      shape(page, round(WIDTH - 90, 18, 62, 62, 16), leaf.base)
      place(page, 'Mark', mark, WIDTH - 86, 22, 54)
    }
    const top = band + 34
    const gap = 10
    const foot = 58
    const w = (WIDTH - 48 - 2 * gap) / 3
    const h = (HEIGHT - top - foot - 2 * gap) / 3
    for (const [i, offer] of offers.entries()) {
      const art = products[offer.slug]?.art
      if (!art) throw new Error(`no drawing for ${offer.slug}`)
      const image = await picture(
        pdf,
        svg(320, 320, box(0, 0, 320, 320, 0, '#FFFFFF') + oval(160, 156, 132, 132, t.tint) + art),
        PIXELS,
      )
      offerBox(
        page,
        fonts,
        t,
        offer,
        image,
        24 + (i % 3) * (w + gap),
        top + Math.floor(i / 3) * (h + gap),
        w,
        h,
      )
    }
    place(page, 'Foot', footMark, 24, HEIGHT - 44, 28)
    const brand = 'Rede Boa Praça'
    shape(page, outline(brand, 58, HEIGHT - 24, 17, { anchor: 'start' }), leaf.deep)
    const x = 58 + widthOf(brand, 17) + 16
    text(page, fonts.bold, t.validity, x, HEIGHT - 32, 8, '#2E2A24')
    text(
      page,
      fonts.plain,
      'Imagens meramente ilustrativas. Bebida alcoólica: venda proibida para menores de 18 anos.',
      x,
      HEIGHT - 21,
      7.5,
      '#6B6458',
    )
    text(page, fonts.plain, `${index + 1}/2`, WIDTH - 36, HEIGHT - 10, 7.5, '#6B6458')
  }
  return pdf.save()
}

mkdirSync(folder, { recursive: true })
for (const [i, t] of tabloids.entries()) {
  const bytes = await flyer(t)
  writeFileSync(resolve(folder, `tabloide-${i + 1}.pdf`), bytes)
  if (bytes.length > 250 * 1024) {
    console.error(`tabloide-${i + 1}.pdf: ${bytes.length} bytes, limit 256000`)
    process.exitCode = 1
  }
}
