import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps of a build out of what is served, into a folder beside it, `dist-maps` for `dist`: `npm run stack` reads them.
 * Customers get neither the maps nor a line that names them.
 */
export function sourceMapsBeside(): Plugin {
  let served = ''
  return {
    name: 'source-maps-beside',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root, build }) {
      served = resolve(root, build.outDir)
    },
    closeBundle: {
      // After the worker is built, which has a map too.
      order: 'post',
      sequential: true,
      handler(problem) {
        if (problem) return
        const beside = `${served}-maps`
        rmSync(beside, { recursive: true, force: true })
        const maps = readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.map'),
        )
        for (const name of maps) {
          mkdirSync(dirname(join(beside, name)), { recursive: true })
          renameSync(join(served, name), join(beside, name))
        }
      },
    },
  }
}
