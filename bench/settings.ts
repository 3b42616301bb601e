import { readOptions } from '../sandbox/command-line.ts'
import { ExpectedFailure } from '../sandbox/failures.ts'

/**
 * What a command that measures is asked for.
 *
 * @throws {ExpectedFailure} with the usage, also for an even number of runs: only an odd one has a middle run.
 */
export function readSettings(usage: string): { readonly runs: number; readonly only: string | undefined } {
  const options = { runs: { type: 'string', default: '5' }, only: { type: 'string' } } as const
  const { runs, only } = readOptions(options, usage)
  if (!/^\d*[13579]$/.test(runs)) throw new ExpectedFailure(usage)
  return { runs: Number(runs), only }
}
