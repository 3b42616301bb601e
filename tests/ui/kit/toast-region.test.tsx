import { act, fireEvent, screen } from '@testing-library/react'
import { ToastRegion } from '@ui/kit/toast-region.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { renderStrict } from '../../support/render-strict.tsx'

function arrange() {
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  renderStrict(<ToastRegion toasts={toasts} />)
  const show = (text: string) => act(() => toasts.show('info', text))
  return { clock, toasts, show }
}

it('announces each message in one polite region, which is in the page before the first message', () => {
  const { show } = arrange()
  expect(screen.getByRole('status').textContent).toBe('')
  show('Oferta ativada')
  expect(screen.getByRole('status').textContent).toContain('Oferta ativada')
})

it('lets a second message of the same moment be read alone: the first stays as it is', () => {
  const { show } = arrange()
  show('primeira')
  const first = screen.getByText('primeira')
  show('segunda')
  expect(screen.getByText('primeira')).toBe(first)
  expect(screen.getByRole('status').getAttribute('aria-atomic')).toBe('false')
})

it('hides a message 5000 ms after the pointer has left it', () => {
  const { clock, show } = arrange()
  show('Oferta ativada')
  fireEvent.mouseEnter(screen.getByText('Oferta ativada'))
  act(() => clock.advance(60_000))
  fireEvent.mouseLeave(screen.getByText('Oferta ativada'))
  act(() => clock.advance(4_999))
  screen.getByText('Oferta ativada')
  act(() => clock.advance(1))
  expect(screen.queryByText('Oferta ativada')).toBeNull()
})

it('hides a message 5000 ms after the focus has left it', () => {
  const { clock, show } = arrange()
  show('Oferta ativada')
  const close = screen.getByRole('button', { name: 'Fechar' })
  act(() => close.focus())
  act(() => clock.advance(60_000))
  screen.getByText('Oferta ativada')
  act(() => close.blur())
  act(() => clock.advance(5_000))
  expect(screen.queryByText('Oferta ativada')).toBeNull()
})

it('gives the focus back when it is closed, and with it all that it said', () => {
  const { show } = arrange()
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  show('primeira')
  show('segunda')
  const close = screen.getByRole('button', { name: 'Fechar' })
  close.focus()
  fireEvent.click(close)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(before)

  // At a later moment nothing has the focus, so there is nothing to give it back to.
  before.blur()
  show('terceira')
  const closeLater = screen.getByRole('button', { name: 'Fechar' })
  closeLater.focus()
  fireEvent.click(closeLater)
  expect(document.activeElement).toBe(document.body)
  before.remove()
})
