import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  readonly url: string
  /** Also ends the connections that are still open. */
  close(): Promise<unknown>
}

/** Lets a server listen at a free port of this machine alone. */
export async function listening(server: Server): Promise<LocalServer> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
