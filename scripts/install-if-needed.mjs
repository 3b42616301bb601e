// Runs before `npm start`, `npm test` and what continuous integration does, so that they work straight after a clone. Plain Node:
// nothing is installed yet. With an argument it installs the packages of that folder, such as `bench`.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The same versions as `engines` in package.json.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(
    `Node.js ${process.versions.node} cannot run the portal: install Node.js 20.19 or a newer 20, or 22.12 or newer.`,
  )
  process.exit(1)
}

const folder = fileURLToPath(new URL(join('..', process.argv[2] ?? ''), import.meta.url))
const modifiedAt = (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes this file at the end of every installation: missing or older than the lock file, something is not installed.
if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) {
  console.log('Installing what is missing (npm ci)…')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      // npm is a script on Windows, which only a shell starts.
      shell: process.platform === 'win32',
    },
  )
  // npm has said what is wrong by now.
  if (status !== 0) process.exit(status ?? 1)
}
