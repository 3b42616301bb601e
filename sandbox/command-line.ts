import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ExpectedFailure } from './failures.ts'

/** Runs a program. A failure that a person can act upon is shown as its message; only an unexpected one shows its stack. */
export function run(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    console.error(error instanceof ExpectedFailure ? `\n${error.message}\n` : error)
    process.exitCode = 1
  })
}

/**
 * The values of a command's options.
 *
 * @throws {ExpectedFailure} with the usage when the command line has something else.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ readonly options: Options }>>['values'] {
  return understood(() => parseArgs({ options }).values, usage)
}

/**
 * What `parse` reads, such as a command line.
 *
 * @throws {ExpectedFailure} with the usage when it cannot be understood.
 */
export function understood<T>(parse: () => T, usage: string): T {
  try {
    return parse()
  } catch (error) {
    throw new ExpectedFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/**
 * The port that a command is to listen on.
 *
 * @param startedBy the command, for the advice.
 * @throws {ExpectedFailure} for a text that is not a port.
 */
export function readPort(text: string, startedBy: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ExpectedFailure(
      `${JSON.stringify(text)} is not a port. Choose one from 1 to 65535: ${startedBy} -- --port 5000`,
    )
  }
  return port
}

/**
 * What an option names, or everything without the option.
 *
 * @throws {ExpectedFailure} with the known names for any other name: the command would succeed without having done anything.
 */
export function onlyNamed<T>(
  option: string,
  wanted: string | undefined,
  known: readonly T[],
  nameOf: (item: T) => string = String,
): readonly T[] {
  const found = known.filter((item) => wanted === undefined || nameOf(item) === wanted)
  if (found.length > 0) return found
  const names = known.map((item) => JSON.stringify(nameOf(item)))
  throw new ExpectedFailure(`${option} takes one of ${names.join(', ')}, not ${JSON.stringify(wanted)}.`)
}
