import { createCipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { preparedEncodings } from '../deploy/prepared-encodings.ts'
import { type ServedPortal, servePortal } from './served-portal.ts'

type Screen = 'login' | 'home'

export interface Smallest {
  /** KiB of script that do nothing, so that the page weighs what a budget allows. */
  readonly filling?: number
  /**
   * It comes as the portal comes: with the typeface and the brand's pictures, and in files of which a release of the portal changes some
   * and leaves the others (docs/decisions/090).
   */
  readonly asPortal?: boolean
}

/** KiB of a file that a release changes, about as the portal's are. */
const PIECE = 18

/** In the order in which the page shows them. */
const PICTURES: Readonly<Record<Screen, readonly string[]>> = {
  login: ['brand/logo.svg'],
  home: ['brand/logo.svg', 'brand/avatar.svg'],
}

const TYPEFACE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * Builds and serves the smallest page that does what a screen is measured by, with the libraries of the design and nothing else of the
 * portal. No screen of the portal can be below it.
 */
export async function serveSmallest(
  screen: Screen,
  { filling = 0, asPortal = false }: Smallest = {},
): Promise<ServedPortal> {
  const name = [screen, filling > 0 && 'filled', asPortal && 'as-portal'].filter(Boolean).join('-')
  const outDir = resolve(`.cache/limits/${name}`)
  const pieces = asPortal ? Math.max(1, Math.round(filling / PIECE)) : 1
  await build({
    configFile: false,
    root: resolve(`bench/limits/${screen}`),
    base: './',
    logLevel: 'warn',
    plugins: [filler(filling, pieces), asPortal && surroundings(PICTURES[screen]), preparedEncodings()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      ...(asPortal && { rolldownOptions: { output: { codeSplitting: { groups: groupsOf(pieces) } } } }),
    },
  })
  return servePortal(outDir)
}

const PIECE_NAME = 'virtual:filling-'

const groupsOf = (pieces: number) => [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'libraries', test: /node_modules/, priority: 1 },
  ...Array.from({ length: pieces }, (_, index) => ({
    name: `filling-${index}`,
    test: new RegExp(`${PIECE_NAME}${index}$`),
  })),
]

/** Adds texts to the scripts of the page that compression makes no smaller, the same in each build. */
function filler(kib: number, pieces: number): Plugin {
  const zeros = (bytes: number) => Buffer.alloc(bytes)
  const length = Math.round((kib * 1024) / pieces)
  const noise = createCipheriv('aes-128-ctr', zeros(16), zeros(16)).update(zeros(length * pieces))
  return {
    name: 'filler',
    resolveId: (id) => (id.startsWith(PIECE_NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PIECE_NAME}`)) return undefined
      const index = Number(id.slice(`\0${PIECE_NAME}`.length))
      // Each character of base64 carries six of its eight bits.
      const text = noise.subarray(index * length, (index + 1) * length).toString('base64')
      // No minifier can leave this call out.
      return `document.getElementById('${text}')`
    },
    transform(code, id) {
      if (kib === 0 || !/limits.(login|home).(login|home)\.ts$/.test(id)) return undefined
      const imports = Array.from({ length: pieces }, (_, index) => `import '${PIECE_NAME}${index}'`)
      return { code: [...imports, code].join('\n'), map: null }
    },
  }
}

/** The typeface, asked for as the portal asks for it, and the pictures above the content. */
const surroundings = (pictures: readonly string[]): Plugin => ({
  name: 'surroundings',
  generateBundle() {
    const emit = (fileName: string, path: string) =>
      this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(path)) })
    emit('assets/typeface.woff2', `node_modules/${TYPEFACE}`)
    for (const picture of pictures) emit(picture, `public/${picture}`)
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          href: './assets/typeface.woff2',
        },
        injectTo: 'head-prepend' as const,
      },
      ...pictures.map((src) => ({
        tag: 'img',
        attrs: { src: `./${src}`, alt: '', width: '40', height: '40' },
        injectTo: 'body-prepend' as const,
      })),
    ],
  },
})
