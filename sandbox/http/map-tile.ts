import { crc32, deflateSync } from 'node:zlib'

const SIZE = 256
const GRID = 64

/** Palette: paper, grid line, tile border. */
const COLOURS = [
  [0xf1, 0xef, 0xe8],
  [0xe6, 0xe2, 0xd6],
  [0xd6, 0xd0, 0xc0],
] as const

let drawn: Uint8Array<ArrayBuffer> | undefined

/** A pale map tile with a subtle grid, as PNG: something to see on the map where there is no internet. */
export function mapTile(): Uint8Array<ArrayBuffer> {
  drawn ??= png(pixels())
  return drawn
}

/** One byte a pixel, each an index into the palette; every row begins with its filter type, 0 for none. */
function pixels(): Uint8Array {
  const rows = new Uint8Array((SIZE + 1) * SIZE)
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) rows[y * (SIZE + 1) + 1 + x] = colourAt(x, y)
  }
  return rows
}

function colourAt(x: number, y: number): number {
  if (x === 0 || y === 0) return 2
  return x % GRID === 0 || y % GRID === 0 ? 1 : 0
}

function png(rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  // Bit depth 8, colour type 3 (palette), and the only compression, filter and interlace methods there are.
  header.set([8, 3, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(COLOURS.flat())),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
