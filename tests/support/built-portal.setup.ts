import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal } from '../../scripts/build/build-portal.ts'
import { chromiumOptions } from './chromium.ts'

/** Builds the portal once for all files, and unpacks the browser, which two workers would do over each other. */
export default async function setup(): Promise<void> {
  await chromiumOptions()
  // Continuous integration builds always; a developer who runs one file does not wait for what is there.
  if (process.env.CI || !isBuilt()) buildPortal()
}

/** What the build reads. */
const SOURCES = [
  'src',
  'public',
  'deploy',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** The file that the build writes last. */
const BUILT = 'dist/sw.js'

/** Whether nothing that the build reads has changed since. A folder changes when a file in it comes or goes. */
function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false
  const built = statSync(BUILT).mtimeMs
  const inside = (path: string) =>
    statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []
  return SOURCES.flatMap((path) => [path, ...inside(path).map((name) => join(path, String(name)))]).every(
    (path) => statSync(path).mtimeMs < built,
  )
}
