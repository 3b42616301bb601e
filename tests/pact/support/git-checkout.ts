import { execFileSync } from 'node:child_process'

/** Whether git answers here: a copy of the sources without its history can be tested too. */
export function isGitCheckout(): boolean {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
