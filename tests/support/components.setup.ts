import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ reactStrictMode: true })

// jsdom has no layout: its own function does nothing but print that it is not there.
window.scrollTo = () => {}

afterEach(() => {
  cleanup()
  window.location.hash = ''
})
