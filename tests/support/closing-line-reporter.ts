import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/**
 * Ends every run with one plain line, such as `1803 passed, 0 failed, 0 skipped`, for programs that read the output. What
 * failed outside of any test, such as a file that could not be read, fails the run too, so it is among the failed. Above it stands
 * what each project took, and each test that passed only when it was tried again, with what it said the first time.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 }
    const projects = new Map<string, ProjectTime>()
    for (const module of modules) {
      const time = projects.get(module.project.name) ?? { files: 0, tests: 0, milliseconds: 0 }
      projects.set(module.project.name, time)
      time.files++
      time.milliseconds += durationOf(module)
      counts.failed += module.errors().length
      for (const test of module.children.allTests()) {
        time.tests++
        counts[test.result().state]++
        if (test.diagnostic()?.flaky) process.stdout.write(secondTry(test))
      }
    }
    for (const [project, time] of projects) process.stdout.write(`${timeLine(project, time)}\n`)
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  }
}

interface ProjectTime {
  files: number
  tests: number
  milliseconds: number
}

/** From reading the file to the end of its last test. Files run side by side, so a project's sum is longer than its run. */
function durationOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  return setupDuration + collectDuration + duration
}

/** Such as `e2e: 412.3 s for 489 tests in 42 files`. */
const timeLine = (project: string, { files, tests, milliseconds }: ProjectTime): string =>
  `${project}: ${(milliseconds / 1000).toFixed(1)} s for ${tests} tests in ${files} files`

const secondTry = (test: TestCase): string => {
  const errors = test.result().errors ?? []
  const said = errors.map(({ message, diff = '' }) => `${message}\n${diff}\n`)
  return `passed on the second try: ${nameOf(test)}\n${said.join('')}`
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`
