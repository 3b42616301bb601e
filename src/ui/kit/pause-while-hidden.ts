import type { Toasts } from './toasts.ts'

/** No time of a toast passes in a tab that the customer does not see. */
export function pauseWhileHidden(page: Document, toasts: Toasts): () => void {
  const changed = () => (page.hidden ? toasts.pause('hidden') : toasts.resume('hidden'))
  changed()
  page.addEventListener('visibilitychange', changed)
  return () => page.removeEventListener('visibilitychange', changed)
}
