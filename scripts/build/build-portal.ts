import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ExpectedFailure } from '../../sandbox/failures.ts'

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

/**
 * Builds the portal in a process of its own, because the bundler keeps hundreds of megabytes.
 *
 * @param options of `vite build`.
 * @throws {ExpectedFailure} when the build fails, after Vite has said why.
 */
export function buildPortal(...options: readonly string[]): void {
  // With the NODE_ENV of vitest Vite would take React's development build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const command = [VITE, 'build', '--logLevel', 'warn', ...options]
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' })
  if (status !== 0) throw new ExpectedFailure('The portal could not be built, for the reason above.')
}
