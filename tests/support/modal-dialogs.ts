import { beforeAll } from 'vitest'

/** jsdom has no modal dialogs. */
export function giveModalDialogs(): void {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
      },
    })
  })
}
