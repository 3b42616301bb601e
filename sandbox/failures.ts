/** A problem that the person who runs a command can solve: its message is shown without a stack trace. */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure'
}
