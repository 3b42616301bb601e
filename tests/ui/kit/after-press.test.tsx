import { act, fireEvent, screen } from '@testing-library/react'
import { TextField } from '@ui/kit/text-field.tsx'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

function Fields({ count }: { readonly count: number }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const labels = Array.from({ length: count }, (_, index) => `Campo ${index + 1}`)
  return (
    <>
      {labels.map((label) => (
        <TextField
          key={label}
          label={label}
          value=""
          onChange={() => {}}
          onBlur={() => setLeft((before) => [...before, label])}
        />
      ))}
      <output>{left.join(', ')}</output>
    </>
  )
}

const left = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('says at once that a field was left by keyboard', () => {
  renderStrict(<Fields count={1} />)
  fireEvent.blur(screen.getByLabelText('Campo 1'))
  expect(left()).toBe('Campo 1')
})

it('says only after the click that a field was left by a press', () => {
  renderStrict(<Fields count={2} />)
  fireEvent.mouseDown(document.body)
  fireEvent.blur(screen.getByLabelText('Campo 2'))
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body)
  expect(left()).toBe('')
  act(() => vi.runAllTimers())
  expect(left()).toBe('Campo 2')
})

it.each([
  ['the browser opens its menu', () => fireEvent.contextMenu(document.body)],
  ['a drag ends', () => fireEvent.dragEnd(document.body)],
  ['the customer leaves the window', () => fireEvent.blur(window)],
])('takes a press as ended when %s', (_, end) => {
  renderStrict(<Fields count={1} />)
  fireEvent.mouseDown(document.body)
  fireEvent.blur(screen.getByLabelText('Campo 1'))
  act(() => vi.runAllTimers())
  expect(left()).toBe('')
  end()
  act(() => vi.runAllTimers())
  expect(left()).toBe('Campo 1')
})

it('listens to the window no more often for many fields than for one, and no longer than the page lasts', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const signals = () =>
    listen.mock.calls.flatMap(([type, , options]) =>
      type === 'mousedown' && typeof options === 'object' ? [options.signal?.aborted] : [],
    )
  const page = renderStrict(<Fields count={20} />)
  // StrictMode begins twice, and ends the first time.
  expect(signals()).toEqual([true, false])
  page.unmount()
  expect(signals()).toEqual([true, true])
})
