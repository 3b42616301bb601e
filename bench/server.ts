/** The server that is measured, in a process of its own: the work of measuring must not delay its answers. */
import { argv } from 'node:process'
import { startSandbox } from '../sandbox/sandbox.ts'
import { serveOverTls } from './http2-server.ts'

const [, , staticDir = 'dist'] = argv
const sandbox = await startSandbox({ staticDir, startedBy: 'npm run bench' })
const addresses = { plain: sandbox.url, tls: await serveOverTls(sandbox.url) }
process.send?.(addresses)
process.once('disconnect', () => process.exit())
