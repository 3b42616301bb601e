import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildPortal } from './build-portal.ts'
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
