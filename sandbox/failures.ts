/** A problem that the person who runs a command can solve: its message is shown without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
