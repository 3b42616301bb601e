/** `npm run dev`: Vite with hot reload, in front of a sandbox of its own. */
import { createServer } from 'vite'
import { startSandbox } from '../sandbox/sandbox.ts'

const SANDBOX_PORT = 4780

const sandbox = await startSandbox({ port: SANDBOX_PORT, databaseUrl: 'file:.sandbox/portal.db' })
const vite = await createServer()
await vite.listen()
console.log(`Sandbox: ${sandbox.url}`)
vite.printUrls()
