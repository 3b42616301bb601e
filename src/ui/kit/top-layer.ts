/**
 * The modal dialogs that are open, the topmost last. Everything outside an open modal dialog is inert, toasts
 * too, so the toast region moves into the topmost one: it asks here which that is.
 */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** To be called before a dialog opens: the style sheet keeps the room of the page's scroll bar, if it takes any. */
export function prepareTopLayer(): void {
  if (open.length > 0) return
  const { documentElement: page } = document
  const takesRoom = window.innerWidth > page.clientWidth
  page.setAttribute('data-scroll-bar', takesRoom ? 'takes-room' : 'takes-none')
}

export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

export const topmostDialog = (): HTMLDialogElement | undefined => open.at(-1)

export function subscribeToTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
