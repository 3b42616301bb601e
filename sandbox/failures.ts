/** A reason why the sandbox cannot start that a person can act on: its message is shown without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
