import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { readPortalFiles } from '../scripts/build/built-table.ts'

const packed = promisify(gzip)
const brotli = promisify(brotliCompress)

/** What only browsers of before 2024 fetch (docs/browsers.md). */
const OF_OLDER_BROWSERS = 'older-browser'

/** KiB of all JavaScript that a build has for a browser of today, as gzip leaves it. */
export async function javaScriptKib(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.js') && !name.includes(OF_OLDER_BROWSERS),
  )
  const sizes = await Promise.all(
    names.map(async (name) => (await packed(await readFile(join(folder, name)), { level: 9 })).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** The files that the worker fetches before anybody asks for them: the list that the build has written into it. */
export async function fetchedAhead(folder: string): Promise<readonly string[]> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const entries = [...worker.matchAll(/\{"revision":[^{}]*"url":"([^"]+)"\}/g)].flatMap(
    ([, url]) => url ?? [],
  )
  if (entries.length === 0) throw new Error(`${folder}/sw.js has no list of files to fetch ahead`)
  return entries
}

export interface BuiltScreen {
  readonly path: string
  /** The page and every file that it asks for at once when it is opened at this screen, with brotli. */
  readonly kib: number
  readonly requests: number
}

/** What a device that has never been here fetches of html, css and js for each screen: the page's own table says it. */
export async function builtScreens(folder: string): Promise<readonly BuiltScreen[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const { files, begin, screens } = readPortalFiles(folder)
  const [, sheets = '{}'] = /id="page-sheets">(.*?)<\/script>/.exec(page) ?? []
  const inPage = Object.keys(JSON.parse(sheets))
  const first = begin.replace('./', '')
  const pageBytes = (await brotli(page)).length
  return Promise.all(
    screens.map(async ({ path, files: places }) => {
      const asked = [first, ...places.flatMap((place) => files[place] ?? [])].filter(
        (name) => !inPage.includes(name),
      )
      const sizes = await Promise.all(asked.map((name) => sentBytes(join(folder, name))))
      const bytes = sizes.reduce((sum, size) => sum + size, pageBytes)
      return { path, kib: bytes / 1024, requests: asked.length + 1 }
    }),
  )
}

/** The build prepares no smaller form of the smallest files. */
const sentBytes = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size
