import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Gives a file below a directory, or null when there is none there. */
export async function fileAnswer(
  directory: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const file = locate(directory, path)
  if (file === null) return null
  const info = await stat(file).catch(() => null)
  if (info === null || !info.isFile()) return null
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(info.size),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

/** How long a file of the built portal may be kept: names with a hash for ever, the entrances never unasked. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The file that a request path names, or null when the path is malformed or leads out of the directory. */
function locate(directory: string, path: string): string | null {
  try {
    const file = join(directory, normalize(decodeURIComponent(path)))
    return file.startsWith(join(directory, sep)) && !file.includes('\0') ? file : null
  } catch {
    return null
  }
}
