import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { env, platform } from 'node:process'
import sparticuz from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

/** Where systems install Chromium and its relatives. */
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
}

/** Chromium under root, without a display, and without asking anything of the internet. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How to start the browser of the tests: the one that PORTAL_TEST_BROWSER names; otherwise, on Linux x64, the one of a fixed version
 * that an npm package carries, so that every machine tests the same; otherwise one that is installed. Nothing is downloaded.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  return { executablePath: await browserPath(), args: ARGUMENTS }
}

async function browserPath(): Promise<string> {
  const named = env.PORTAL_TEST_BROWSER
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`PORTAL_TEST_BROWSER names ${named}, and there is no such file.`)
  }
  if (runsTheBundled()) return unpacked()
  const installed = INSTALLED[platform]?.find((path) => existsSync(path))
  if (installed) return installed
  throw new Error(
    'There is no browser for the tests. Install Chromium or Chrome, or name one: PORTAL_TEST_BROWSER=/path/to/chromium npm test',
  )
}

/**
 * The package unpacks itself into the folder of temporary files, and takes what lies there already. Another user's must not be run, and
 * another version's should not be: each has a folder of its own.
 */
async function unpacked(): Promise<string> {
  const manifest = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const before = env.TMPDIR
  env.TMPDIR = join(tmpdir(), `portal-chromium-${version}-${userInfo().uid}`)
  mkdirSync(env.TMPDIR, { recursive: true })
  try {
    return await sparticuz.executablePath()
  } finally {
    if (before === undefined) delete env.TMPDIR
    else env.TMPDIR = before
  }
}

/** The bundled one is built for Linux x64 with glibc, which Alpine has not. */
function runsTheBundled(): boolean {
  if (platform !== 'linux' || process.arch !== 'x64') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}
