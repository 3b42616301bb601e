import { type Browser, chromium } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { chromiumOptions } from './chromium.ts'

declare global {
  /** The browser of all files that this worker runs. */
  var testBrowser: Browser
}

/** A test runs most of the code once or twice: to optimise it on other threads took a tenth of the time of all browser tests. */
const NO_OPTIMISING = '--js-flags=--no-opt --no-maglev'

/**
 * Starts one browser for each worker, and closes it when the worker ends. One browser for all workers had to be reached through the
 * main process, which read and wrote every message of every test once more, and was what they all waited for.
 */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(worker) {
    const { args = [], ...options } = await chromiumOptions()
    const browser = await chromium.launch({ ...options, args: [...args, NO_OPTIMISING] })
    worker.testBrowser = browser
    return { teardown: () => browser.close() }
  },
} satisfies Environment
