import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free port of this machine, for a program that must be told its port. Throws when there is none. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
