// `npm start`. Plain Node: nothing may be installed yet, and a port that is in use is said before an installation, which takes a minute.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const args = process.argv.slice(2)
const at = args.findIndex((arg) => /^--port(=|$)/.test(arg))
const port = Number(at < 0 ? (process.env.PORT ?? 4780) : (args[at].split('=')[1] ?? args[at + 1]))

// sandbox/main.ts says what is wrong with a port.
if (port > 0 && port <= 65_535 && Number.isInteger(port)) {
  const server = createServer()
  server.once('error', ({ code }) => {
    if (code !== 'EADDRINUSE') return void installAndStart()
    console.error(
      `\nPort ${port} is already in use. Choose another one: npm start -- --port ${port === 5000 ? 5001 : 5000}\n`,
    )
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => server.close(() => void installAndStart()))
} else {
  void installAndStart()
}

async function installAndStart() {
  const install = fileURLToPath(new URL('install-if-needed.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [install], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  const { register } = await import('tsx/esm/api')
  register()
  process.argv.splice(2, 0, '--build', '--static', 'dist')
  await import('../sandbox/main.ts')
}
