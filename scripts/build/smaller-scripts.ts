import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'

/** Terser finds nothing more in it, and needs half of its time for that. */
const AS_SMALL_AS_IT_GETS = 'react'

/**
 * Minifies the scripts once more: terser finds 1 to 2 % that the bundler's own minifier leaves, which are 1.2 KiB of every first visit
 * (docs/decisions/090).
 */
export const smallerScripts = (): Plugin => ({
  name: 'smaller-scripts',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const chunk of chunks) if (chunk.name !== AS_SMALL_AS_IT_GETS) await shrink(chunk, bundle)
  },
})

async function shrink(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Promise<void> {
  const map = bundle[chunk.sourcemapFileName ?? '']
  const { code, map: shrunk } = await minify(chunk.code, {
    module: true,
    ecma: 2020,
    // Unsafe only for a method, or a function without `this`, that is called with `new`: none is. It takes 0.7 KiB from all scripts.
    compress: { passes: 3, unsafe_methods: true, unsafe_arrows: true },
    format: { comments: false },
    ...(map?.type === 'asset' && { sourceMap: { content: String(map.source) } }),
  })
  if (!code) throw new Error(`${chunk.fileName} is empty`)
  chunk.code = code
  if (map?.type === 'asset') map.source = String(shrunk)
}
