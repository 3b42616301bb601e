import { type ExecFileOptions, execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from 'vitest'

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a script of this repository to its end. `options` may give it another folder or environment. */
export const runScript = (
  [script = '', ...parameters]: readonly string[],
  options: ExecFileOptions = {},
): Promise<Ended> =>
  new Promise((ended) => {
    const node = ['--import', import.meta.resolve('tsx'), resolve(script), ...parameters]
    execFile(process.execPath, node, options, (error, stdout, stderr) => {
      ended({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}` })
    })
  })

/** The script has ended with code 1 and a reason in words, without a stack trace. */
export function expectExplained({ code, output }: Ended, words: string): void {
  expect(output).toContain(words)
  expect(output).not.toContain('    at ')
  expect(code).toBe(1)
}
