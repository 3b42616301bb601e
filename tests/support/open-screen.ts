import { begin, type Lifecycle } from '@ui/screen/lifecycle.ts'
import { pageServices } from './page-services.ts'

/** Starts a view-model as `useViewModel` does, with what another one gave it, on a page of its own. */
export function openScreen(viewModel: object & Lifecycle, ...borrowed: readonly unknown[]) {
  const page = pageServices()
  return { ...page, leave: begin(viewModel, page, borrowed) }
}
