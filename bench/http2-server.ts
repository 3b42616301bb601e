import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/** What belongs to one connection and must not be passed on; HTTP/2 refuses such headers. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

/**
 * Serves what stands behind an address over TLS, in HTTP/2 and HTTP/1.1 as the browser asks. The certificate is made here and is good for
 * nothing else: no file and no key stays behind.
 *
 * @returns its own address.
 */
export async function serveOverTls(behind: string): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) =>
    passOn(behind, incoming, outgoing),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function passOn(behind: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = withoutConnection(incoming.headers)
  // Without an agent each request has a connection of its own: one that waits to be used again may be closed in that moment.
  const options = { method: incoming.method, headers, agent: false }
  const ahead = request(new URL(incoming.url, behind), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
    answer.pipe(outgoing)
  })
  // When one side closes the connection, the server closes the other side too.
  ahead.on('error', () => outgoing.stream?.destroy())
  incoming.on('aborted', () => ahead.destroy())
  incoming.pipe(ahead)
}

const withoutConnection = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  )
