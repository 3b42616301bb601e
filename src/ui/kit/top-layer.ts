/**
 * The modal dialogs that are open. `Dialog` puts each into the body when it opens and takes it out when it closes, so the last
 * one is the topmost. Everything outside that one is inert, so the toast region moves into it.
 */
export const topmostDialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>('body > dialog:last-of-type')

/** Calls `changed` when a dialog has opened or closed, before the browser paints. */
export function subscribeToTopLayer(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** Call it before a dialog opens, so that the style sheet keeps the room of the page's scroll bar, if it takes any. */
export function prepareTopLayer(): void {
  if (document.querySelector('dialog[open]')) return
  const { documentElement: page } = document
  const takesRoom = window.innerWidth > page.clientWidth
  page.setAttribute('data-scroll-bar', takesRoom ? 'takes-room' : 'takes-none')
}
