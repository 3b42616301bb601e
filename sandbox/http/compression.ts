import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { createMiddleware } from 'hono/factory'

/** As in deploy/nginx.conf.template, so that the bytes are those of production. `smallest` is in bytes. */
export const COMPRESSED_WHEN_SERVED = { level: 6, smallest: 1024 }

/** The smaller encoding comes first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

const { level, smallest } = COMPRESSED_WHEN_SERVED
const ENCODERS: Record<Encoding, (body: Uint8Array, level: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body, quality) => promisify(gzip)(body, { level: quality }),
}

/** Compressed pages, by their hash: to compress one takes a quarter of a second, and a test run starts a hundred sandboxes. */
const pages = new Map<string, Promise<Buffer>>()

function compressed(path: string, body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (path !== '/' || encoding !== 'br') return ENCODERS[encoding](body, level)
  // The page of a release is compressed once, and as well as brotli can (deploy/release.sh).
  const hash = createHash('sha256').update(body).digest('base64')
  const page = pages.get(hash) ?? ENCODERS.br(body, constants.BROTLI_MAX_QUALITY)
  pages.set(hash, page)
  return page
}

/**
 * Compresses text that is not compressed yet. Hono's own `compress` is not used: it knows no brotli, says no length, and leaves the
 * encoding out of a HEAD.
 */
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  // What the build has compressed comes from serveStatic, with its `Vary`.
  if (headers.has('Content-Encoding')) return
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')) return
  // The header is needed where nothing is compressed too: another client may get the same address compressed.
  c.header('Vary', 'Accept-Encoding', { append: true })
  const accepted = c.req.header('Accept-Encoding')?.split(/\s*,\s*/)
  const encoding = ENCODINGS.find((name) => accepted?.includes(name))
  if (encoding === undefined || body === null) return

  const plain = new Uint8Array(await c.res.arrayBuffer())
  const sent = plain.length < smallest ? plain : new Uint8Array(await compressed(c.req.path, plain, encoding))
  c.res = new Response(sent, { status, headers: c.res.headers })
  c.header('Content-Length', String(sent.length))
  if (sent !== plain) c.header('Content-Encoding', encoding)
})
