import { createCipheriv } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { preparedEncodings } from '../deploy/prepared-encodings.ts'
import { type ServedPortal, servePortal } from './served-portal.ts'

type Screen = 'login' | 'home'

/**
 * Builds and serves the smallest page that does what a screen is measured by, with the libraries of the design and nothing else of the
 * portal. No screen of the portal can be below it.
 *
 * @param filling KiB of script that do nothing, so that the page weighs what a budget allows.
 */
export async function serveSmallest(screen: Screen, filling = 0): Promise<ServedPortal> {
  const outDir = resolve(`.cache/limits/${screen}${filling > 0 ? '-filled' : ''}`)
  await build({
    configFile: false,
    root: resolve(`bench/limits/${screen}`),
    base: './',
    logLevel: 'warn',
    plugins: [filler(filling), preparedEncodings()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return servePortal(outDir)
}

/** Adds a text to the script of the page that compression makes no smaller, the same in each build. */
const filler = (kib: number): Plugin => ({
  name: 'filler',
  transform(code, id) {
    if (kib === 0 || !/limits.(login|home).(login|home)\.ts$/.test(id)) return undefined
    // Each character of base64 carries six of its eight bits.
    const zeros = (bytes: number) => Buffer.alloc(Math.round(bytes))
    const noise = createCipheriv('aes-128-ctr', zeros(16), zeros(16)).update(zeros(kib * 1024))
    const text = noise.toString('base64')
    // No minifier can leave this call out.
    return { code: `${code}\ndocument.getElementById('${text}')`, map: null }
  },
})
