import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const packed = promisify(gzip)

/** KiB of all JavaScript of a build, as gzip leaves it. */
export async function javaScriptKib(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    names.map(async (name) => (await packed(await readFile(join(folder, name)), { level: 9 })).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** How many files the worker fetches before anybody asks for them: the list that the build has written into it. */
export async function fetchedAhead(folder: string): Promise<number> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const entries = worker.match(/\{"revision":[^{}]*"url":"[^"]+"\}/g)
  if (entries === null) throw new Error(`${folder}/sw.js has no list of files to fetch ahead`)
  return entries.length
}
