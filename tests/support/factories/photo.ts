// The files here have only the first bytes, which are enough to recognize the format and the size.

/** Joins texts (one byte a character) and numbers to the bytes of a file. */
const bytes = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  )

const uint16 = (value: number) => [value >> 8, value & 0xff]
const littleEndian16 = (value: number) => [value & 0xff, value >> 8]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

export const pngFile = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], uint32(13), 'IHDR', uint32(width), uint32(height))

export const gifFile = (width: number, height: number) =>
  bytes('GIF89a', littleEndian16(width), littleEndian16(height))

/** With an APP1 segment first, as cameras write it. */
export const jpegFile = (width: number, height: number) =>
  bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6], 'Exif', [0xff, 0xc2, 0, 17, 8], uint16(height), uint16(width))

export const webpFile = {
  lossy: (width: number, height: number) =>
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8 ',
      new Array(10).fill(0),
      littleEndian16(width),
      littleEndian16(height),
    ),
  lossless: (width: number, height: number) => {
    const bits = (width - 1) | ((height - 1) << 14)
    return bytes(...['RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0], [0x2f]], [
      bits & 0xff,
      (bits >> 8) & 0xff,
      (bits >> 16) & 0xff,
      (bits >> 24) & 0xff,
    ])
  },
  extended: (width: number, height: number) =>
    bytes(
      ...['RIFF', [0, 0, 0, 0], 'WEBPVP8X', new Array(8).fill(0)],
      ...[...littleEndian16(width - 1), 0].map((byte) => [byte]),
      ...[...littleEndian16(height - 1), 0].map((byte) => [byte]),
    ),
}

export const svgFile = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const htmlFile = bytes('<!doctype html><script>alert(1)</script>')
