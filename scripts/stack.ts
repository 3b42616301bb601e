import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { run, understood } from '../sandbox/command-line.ts'
import { ExpectedFailure } from '../sandbox/failures.ts'
import { readBack } from './build/read-back.ts'

const USAGE = `Usage: npm run stack -- [trace.txt] [--maps dist-maps]

Reads a stack trace, or what visits reported, from the file or from what is piped in, and writes it with the places in the source.`

async function main(): Promise<void> {
  const { values, positionals } = understood(
    () =>
      parseArgs({
        options: { maps: { type: 'string', default: 'dist-maps' } },
        allowPositionals: true,
      }),
    USAGE,
  )
  const [file] = positionals
  if (!existsSync(values.maps))
    throw new ExpectedFailure(
      `There is no folder ${values.maps}. npm run build writes it; a deployment keeps its own (docs/operations.md).`,
    )
  if (file !== undefined && !existsSync(file))
    throw new ExpectedFailure(`There is no file ${file}.\n\n${USAGE}`)
  process.stdout.write(readBack(readFileSync(file ?? 0, 'utf8'), values.maps))
}

run(main)
