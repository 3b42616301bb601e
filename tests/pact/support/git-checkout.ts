import { execFileSync } from 'node:child_process'

/** Whether this is a git checkout: the tests also run in a copy of the sources without history. */
export function isGitCheckout(): boolean {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
