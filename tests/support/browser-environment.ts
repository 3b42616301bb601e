import { type Browser, chromium } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { chromiumOptions } from './chromium.ts'

declare global {
  /** The browser of all files that this worker runs. */
  var testBrowser: Browser
}

/**
 * Starts one browser for each worker, and closes it when the worker ends. One browser for all workers had to be reached through the
 * main process, which read and wrote every message of every test once more, and was what they all waited for.
 */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(worker) {
    const browser = await chromium.launch(await chromiumOptions())
    worker.testBrowser = browser
    return { teardown: () => browser.close() }
  },
} satisfies Environment
