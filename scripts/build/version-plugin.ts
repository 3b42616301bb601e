import { execFileSync } from 'node:child_process'
import { env } from 'node:process'
import type { Plugin } from 'vite'

/** The characters that a version may have, so that no other text gets into the page. */
const VERSION = /^[\w.+-]{1,40}$/

/**
 * Writes into the page which version it is, and into `version.json` for those who watch a deployment. No script holds it: a commit that
 * changes no code changes no file in `assets/`.
 */
export function version(): Plugin {
  return {
    name: 'version',
    apply: 'build',
    transformIndexHtml: (_, { bundle }) =>
      bundle && [{ tag: 'meta', attrs: { name: 'version', content: currentVersion() }, injectTo: 'head' }],
    generateBundle() {
      const source = `${JSON.stringify({ version: currentVersion() })}\n`
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}

/** What `PORTAL_VERSION` says; otherwise day and name of the commit, such as `2026.11.22-665e5cf0a1`; `unknown` where there is neither. */
export function currentVersion(): string {
  const named = env.PORTAL_VERSION
  if (named) {
    if (VERSION.test(named)) return named
    throw new Error(`PORTAL_VERSION may have letters, digits and . _ + - alone, 40 at most, and is ${named}`)
  }
  return versionOfCommit() ?? 'unknown'
}

function versionOfCommit(): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const [day = '', commit = ''] = git('log', '-1', '--format=%cs %H').split(' ')
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
    return `${day.replaceAll('-', '.')}-${commit.slice(0, 10)}${isChanged ? '+' : ''}`
  } catch {
    return undefined
  }
}
