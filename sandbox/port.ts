import { CannotStart } from './failures.ts'

/**
 * The port that a command was told to listen on.
 *
 * @param startedBy the command, for the advice.
 * @throws {CannotStart} when it is none.
 */
export function readPort(text: string, startedBy: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CannotStart(
      `${JSON.stringify(text)} is not a port. Choose one from 1 to 65535: ${startedBy} -- --port 5000`,
    )
  }
  return port
}
