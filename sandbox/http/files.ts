import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { preferredEncoding } from './compression.ts'

/** No hidden file, no folder above, no encoded character: no file that is served has such a name. */
const SERVED_PATH = /^(?:\/(?!\.)[\w.-]+)*\/?$/

/** What the build has prepared beside a file (deploy/prepared-encodings.ts). */
const PREPARED = { br: '.br', gzip: '.gz' } as const

/**
 * Serves files with these headers, and what the build has prepared in their place; a missing file gets none of the headers. A HEAD
 * is answered like a GET, and hono takes the body away. Not by the `serveStatic` of @hono/node-server: it does not read the weights in
 * `Accept-Encoding`, and its answer to a HEAD has no body to compute an ETag from.
 */
export function files(
  where: { root: string; path?: string },
  headersOf: (c: Context) => Record<string, string>,
): MiddlewareHandler {
  return async (c, next) => {
    const asked = where.path ?? c.req.path
    if (!SERVED_PATH.test(asked)) return next()
    const path = join(where.root, asked.endsWith('/') ? `${asked}index.html` : asked)
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    const prepared = encoding && (await contentOf(path + PREPARED[encoding]))
    const content = prepared ?? (await contentOf(path))
    if (content === undefined) return next()
    return c.body(content, 200, {
      ...headersOf(c),
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Content-Length': String(content.length),
      ...(prepared && encoding && { 'Content-Encoding': encoding }),
    })
  }
}

/** The bytes of a file, or undefined where none can be read. */
async function contentOf(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(path).then(
    (content) => new Uint8Array(content),
    () => undefined,
  )
}
