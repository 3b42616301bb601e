import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** Chromium under root, without a display, and without asking anything of the internet. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How to start the machine's Chromium, or the one that an npm package carries inside: nothing is downloaded. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const installed = INSTALLED.find((path) => existsSync(path))
  return { executablePath: installed ?? (await sparticuz.executablePath()), args: ARGUMENTS }
}
