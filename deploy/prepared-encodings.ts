import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Only files with a hash in their name. A deployment may replace any other file, and then its compressed copies would be those of the old one. */
const PREPARED = /^assets\/.+\.(?:js|css|svg|json)$/

/** In bytes. Compression takes a few dozen bytes from a smaller file. */
const MIN_BYTES = 512

const ENCODERS = {
  br: (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  gz: (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes `<file>.br` and `<file>.gz` beside each file of the build that a server may send compressed (docs/decisions/083). */
export const preparedEncodings = (): Plugin => ({
  name: 'prepared-encodings',
  apply: 'build',
  enforce: 'post',
  // On a slow machine the bundler would warn that this plugin takes time.
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
  writeBundle: {
    // After the other plugins, which may still change the written files.
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => PREPARED.test(name))
      await Promise.all(names.map((name) => prepare(join(dir, name))))
    },
  },
})

async function prepare(path: string): Promise<void> {
  const file = await readFile(path)
  if (file.length < MIN_BYTES) return
  await Promise.all(
    Object.entries(ENCODERS).map(async ([ending, encode]) => {
      const encoded = await encode(file)
      if (encoded.length < file.length) await writeFile(`${path}.${ending}`, encoded)
    }),
  )
}
