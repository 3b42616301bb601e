import { createServer } from 'node:http'
import { listening } from './local-server.ts'

/** Finds a port that no program of this machine uses. Throws when all are in use. */
export async function freePort(): Promise<number> {
  const { url, close } = await listening(createServer())
  await close()
  return Number(new URL(url).port)
}
