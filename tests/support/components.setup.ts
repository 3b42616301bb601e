import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ reactStrictMode: true })

// jsdom has no layout: its own function does nothing but print that it is not there.
window.scrollTo = () => {}

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

afterEach(() => {
  cleanup()
  window.location.hash = ''
})
