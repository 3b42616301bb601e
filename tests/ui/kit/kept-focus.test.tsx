import { act, fireEvent, screen } from '@testing-library/react'
import { keepFocus } from '@ui/kit/kept-focus.ts'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

let end = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  end = keepFocus(document)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** A part whose button goes when it is pressed. */
function Part({ then }: { readonly then?: ReactNode }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <section aria-label="Ofertas">
      <div>
        {isPressed ? (
          then
        ) : (
          <button type="button" onClick={() => setPressed(true)}>
            Tentar de novo
          </button>
        )}
      </div>
      <p>fora</p>
    </section>
  )
}

/** A part that goes with its button. */
function Rows() {
  const [rows, setRows] = useState(['único'])
  return (
    <section aria-label="Lista">
      {rows.map((row) => (
        <div key={row}>
          <button type="button" onClick={() => setRows([])}>
            Tentar de novo
          </button>
        </div>
      ))}
    </section>
  )
}

const focused = () => document.activeElement

async function press(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Tentar de novo' })
  act(() => button.focus())
  fireEvent.click(button)
  // The observer of the page is called in a microtask.
  await act(async () => {})
  act(() => vi.runAllTimers())
}

it('stays in the part from which its button went, until the customer goes on', async () => {
  renderStrict(<Part then={<a href="#oferta">Café</a>} />)
  await press()
  const place = screen.getByRole('link').parentElement
  expect(focused()).toBe(place)
  screen.getByRole('link').focus()
  expect(place?.hasAttribute('tabindex')).toBe(false)
})

it('goes to the next part around it when that is gone as well', async () => {
  renderStrict(<Rows />)
  await press()
  expect(focused()).toBe(screen.getByRole('region', { name: 'Lista' }))
})

it('is left to a screen that moves it by itself', async () => {
  const focusIt = (field: HTMLInputElement | null) => field?.focus()
  renderStrict(<Part then={<input aria-label="Busca" ref={focusIt} />} />)
  await press()
  expect(focused()).toBe(screen.getByRole('textbox'))
})

it('does not move when the customer had left the button before it disappeared', async () => {
  const { rerender } = renderStrict(<Part />)
  const button = screen.getByRole('button')
  act(() => button.focus())
  act(() => button.blur())
  await act(async () => {})
  rerender(<p>outra tela</p>)
  await act(async () => {})
  act(() => vi.runAllTimers())
  expect(focused()).toBe(document.body)
})
