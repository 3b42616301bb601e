import { recognizePhoto } from '@infrastructure/recognize-photo.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gifFile, htmlFile, jpegFile, pngFile, svgFile, webpFile } from '../support/factories/photo.ts'

/** With fill bytes before the marker of a segment, of which a JPEG may have any number. */
const filledUp = (jpeg: Uint8Array) => new Uint8Array([...jpeg.slice(0, 2), 0xff, 0xff, ...jpeg.slice(2)])

/** With a table of Huffman codes before the frame, whose marker stands among those of frames. */
const withTable = (jpeg: Uint8Array) =>
  new Uint8Array([...jpeg.slice(0, 2), 0xff, 0xc4, 0, 8, 1, 2, 3, 4, 5, 6, ...jpeg.slice(2)])

describe('recognizing a photo', () => {
  it.each([
    ['png', pngFile(640, 480)],
    ['gif', gifFile(640, 480)],
    ['jpeg', jpegFile(640, 480)],
    ['jpeg', filledUp(jpegFile(640, 480))],
    ['jpeg', withTable(jpegFile(640, 480))],
    ['webp', webpFile.lossy(640, 480)],
    ['webp', webpFile.lossless(640, 480)],
    ['webp', webpFile.extended(640, 480)],
  ])('recognizes a %s and its size by its bytes', (format, bytes) => {
    expect(recognizePhoto(bytes)).toEqual({ format, size: { width: 640, height: 480 } })
  })

  it.each([
    ['an SVG', svgFile],
    ['HTML', htmlFile],
    ['nothing', new Uint8Array()],
    ['a photo without a width', pngFile(0, 480)],
    ['a photo without a height', pngFile(640, 0)],
    ['a JPEG that ends early', jpegFile(640, 480).slice(0, 14)],
    ['a JPEG that loses its way', new Uint8Array([0xff, 0xd8, 0, 0, 0, 0, 0, 0])],
  ])('recognizes no photo in %s', (_, bytes) => {
    expect(recognizePhoto(bytes)).toBeUndefined()
  })

  it('never fails, with any bytes', () => {
    const beginnings = fc.constantFrom(
      ...[pngFile(1, 1), gifFile(1, 1), jpegFile(1, 1), webpFile.lossy(1, 1), new Uint8Array()],
    )
    fc.assert(
      fc.property(beginnings, fc.nat(40), fc.uint8Array(), (start, length, rest) => {
        recognizePhoto(new Uint8Array([...start.slice(0, length), ...rest]))
      }),
    )
  })
})
