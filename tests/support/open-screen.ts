import { begin, type Lifecycle } from '@ui/screen/lifecycle.ts'
import { pageServices } from './page-services.ts'

/** Starts a view-model as `useViewModel` does, on a page of its own. */
export function openScreen(viewModel: object & Lifecycle) {
  const page = pageServices()
  return { ...page, leave: begin(viewModel, page) }
}
