import { resolve } from 'node:path'
import { build } from 'vite'
import { preparedEncodings } from '../deploy/prepared-encodings.ts'
import { type ServedPortal, servePortal } from './served-portal.ts'

/**
 * Builds and serves the smallest page that does what a screen is measured by, with the libraries of the design and nothing else of the
 * portal. No screen of the portal can be below it.
 */
export async function serveSmallest(screen: 'login' | 'home'): Promise<ServedPortal> {
  const outDir = resolve(`.cache/limits/${screen}`)
  await build({
    configFile: false,
    root: resolve(`bench/limits/${screen}`),
    base: './',
    logLevel: 'warn',
    plugins: [preparedEncodings()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return servePortal(outDir)
}
