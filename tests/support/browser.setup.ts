import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' one browser listens. */
    browserEndpoint: string
  }
}

/** Builds the portal once and starts one browser for all files: many fast tests in one browser beat many browsers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildPortal()
  const server = await chromium.launchServer(await chromiumOptions())
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}

/** In a process of its own: vitest's NODE_ENV would give React's development build. */
function buildPortal(): void {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: environment,
    stdio: 'inherit',
  })
}
