import { createServer, request } from 'node:http'
import { listening } from '../local-server.ts'

/** A request that passed, and the bytes of its answer's body as they were sent. */
export interface Passed {
  readonly method: string
  readonly path: string
  bytes: number
}

/** A proxy before a server, which counts all requests, also those of a service worker, which no page sees. */
export async function countingProxy(target: string) {
  const passed: Passed[] = []
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    const entry = { method, path: new URL(url, target).pathname, bytes: 0 }
    passed.push(entry)
    const onward = request(new URL(url, target), { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length
      })
      came.pipe(answer)
    })
    // A page that is left, or a server that stops, breaks connections.
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  return {
    ...(await listening(server)),
    /** What has passed since it was last taken. */
    take: () => passed.splice(0),
  }
}
