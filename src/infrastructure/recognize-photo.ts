import type { Photo, PhotoSize } from '@domain/profile/photo.ts'

/** Format and size of a photo, by its bytes: its name and declared type may be wrong. Undefined for any other file. */
export function recognizePhoto(bytes: Uint8Array): Photo | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const photo = png(view) ?? gif(view) ?? webp(view) ?? jpeg(view)
    return photo && photo.size.width > 0 && photo.size.height > 0 ? photo : undefined
  } catch (thrown) {
    // The file ends too early for its format.
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }
}

function png(view: DataView): Photo | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined
  return { format: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } }
}

function gif(view: DataView): Photo | undefined {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return undefined
  return { format: 'gif', size: { width: view.getUint16(6, true), height: view.getUint16(8, true) } }
}

function webp(view: DataView): Photo | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined
  const size = webpSize(view, text(view, 12, 4))
  return size && { format: 'webp', size }
}

/** The three kinds of WebP: lossy, lossless, extended. */
function webpSize(view: DataView, chunk: string): PhotoSize | undefined {
  switch (chunk) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return undefined
  }
}

/** Walks from segment to segment to the one that starts the frame. */
function jpeg(view: DataView): Photo | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let offset = 2; ; ) {
    const marker = view.getUint16(offset)
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xffff) {
      offset += 1
      continue
    }
    if (marker >> 8 !== 0xff) return undefined
    if (startsFrame(marker & 0xff)) {
      return {
        format: 'jpeg',
        size: { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) },
      }
    }
    offset += 2 + view.getUint16(offset + 2)
  }
}

/** SOF0 to SOF15, without the tables that have numbers in between. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const uint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)

function text(view: DataView, offset: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(offset + index)))
}
