import { AwaitedSignal } from '@ui/screen/awaited-signal.ts'
import { begin, type Lifecycle } from '@ui/screen/lifecycle.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'

/** Starts a view-model as `useViewModel` does, on a page of its own. */
export function openScreen(viewModel: object & Lifecycle) {
  const page = { signal: new AwaitedSignal(), writes: new RunningWrites() }
  return { ...page, leave: begin(viewModel, page) }
}
