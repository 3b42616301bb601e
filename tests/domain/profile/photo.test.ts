import { fitInto, recognizePhoto } from '@domain/profile/photo.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gifFile, htmlFile, jpegFile, pngFile, svgFile, webpFile } from '../../support/factories/photo.ts'

describe('recognising a photo', () => {
  it.each([
    ['png', pngFile(640, 480)],
    ['gif', gifFile(640, 480)],
    ['jpeg', jpegFile(640, 480)],
    ['webp', webpFile.lossy(640, 480)],
    ['webp', webpFile.lossless(640, 480)],
    ['webp', webpFile.extended(640, 480)],
  ])('knows a %s and its size by its bytes', (format, bytes) => {
    expect(recognizePhoto(bytes)).toEqual({ format, size: { width: 640, height: 480 } })
  })

  it.each([
    ['an SVG', svgFile],
    ['HTML', htmlFile],
    ['nothing', new Uint8Array()],
    ['a photo without an area', pngFile(0, 480)],
    ['a JPEG that ends early', jpegFile(640, 480).slice(0, 14)],
    ['a JPEG that loses its way', new Uint8Array([0xff, 0xd8, 0, 0, 0, 0, 0, 0])],
  ])('knows %s for no photo', (_, bytes) => {
    expect(recognizePhoto(bytes)).toBeUndefined()
  })

  it('never fails, whatever the bytes', () => {
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

describe('fitting a photo into a square', () => {
  it('keeps its proportions and never makes it larger', () => {
    expect(fitInto(512, { width: 2048, height: 1024 })).toEqual({ width: 512, height: 256 })
    expect(fitInto(512, { width: 100, height: 50 })).toEqual({ width: 100, height: 50 })
    expect(fitInto(512, { width: 10_000, height: 1 })).toEqual({ width: 512, height: 1 })
  })

  it('always ends inside the square', () => {
    const side = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitInto(512, { width, height })
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(512)
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
