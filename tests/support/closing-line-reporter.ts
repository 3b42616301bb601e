import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/**
 * Ends every run with one plain line, such as `1803 passed, 0 failed, 0 skipped`, for whoever reads the output by program. What
 * failed outside of any test, such as a file that could not be read, fails the run too, so it is among the failed. Above it stands
 * each test that passed only when it was tried again.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      counts.failed += module.errors().length
      for (const test of module.children.allTests()) {
        counts[test.result().state]++
        if (test.diagnostic()?.flaky) process.stdout.write(`passed on the second try: ${nameOf(test)}\n`)
      }
    }
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  }
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`
