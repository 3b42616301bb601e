import { execFileSync } from 'node:child_process'

/** In a process of its own: vitest's NODE_ENV would give React's development build. */
export function buildPortal(...options: string[]): void {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const vite = 'node_modules/vite/bin/vite.js'
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    env: environment,
    stdio: 'inherit',
  })
}
