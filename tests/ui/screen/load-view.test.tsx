import { fireEvent, screen } from '@testing-library/react'
import { failed, idle, type LoadState, loaded, pending, recalled } from '@ui/screen/load-state.ts'
import { EmptyState, LoadView, SharedAge } from '@ui/screen/load-view.tsx'
import { describe, expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

function show(waiting: LoadState<readonly string[]>) {
  let retries = 0
  const viewOf = (state: LoadState<readonly string[]>) => (
    <LoadView
      load={{ state, retry: () => retries++ }}
      skeleton={<p>skeleton</p>}
      what="as suas compras"
      empty={<EmptyState title="Nenhuma compra." />}
    >
      {(lines) => <p>{lines.join(' · ')}</p>}
    </LoadView>
  )
  const { rerender } = renderStrict(viewOf(waiting))
  return { retries: () => retries, becomes: (state: LoadState<readonly string[]>) => rerender(viewOf(state)) }
}

describe('a load on the screen', () => {
  it.each([
    ['before it is asked for', idle, null],
    ['while it waits', pending, 'true'],
  ])('keeps its place %s', (_, waiting, busy) => {
    show(waiting)
    expect(screen.getByText('skeleton').parentElement?.getAttribute('aria-busy')).toBe(busy)
  })

  it('shows the value, and no skeleton', () => {
    show(loaded(['Loja Centro', 'Loja Norte']))
    screen.getByText('Loja Centro · Loja Norte')
    expect(screen.queryByText('skeleton')).toBeNull()
  })

  it('shows what has come in the place of the skeleton, and what comes later in its place', () => {
    const { becomes } = show(pending)
    becomes(loaded(['Loja Centro']))
    screen.getByText('Loja Centro')
    expect(screen.queryByText('skeleton')).toBeNull()
    becomes(loaded(['Loja Norte']))
    screen.getByText('Loja Norte')
    expect(screen.queryByText('Loja Centro')).toBeNull()
  })

  it('says in words that there is nothing', () => {
    show(loaded([]))
    screen.getByText('Nenhuma compra.')
  })

  it('says what is missing and why, and asks again when the customer presses', () => {
    const { retries } = show(failed({ kind: 'timeout' }))
    screen.getByText('Não foi possível carregar as suas compras.')
    screen.getByText('A resposta demorou demais. Tente de novo em instantes.')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(retries()).toBe(1)
  })

  it('shows the age of what is remembered', () => {
    const { retries } = show(recalled({ value: ['Loja Centro'], age: 2 * 60 * 60 * 1000 }))
    screen.getByText('Loja Centro')
    screen.getByText(/Última atualização: há 2 horas/)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(retries()).toBe(1)
  })

  it('leaves the age, and the second chance, to the part that says them for all', () => {
    const HOUR = 60 * 60 * 1000
    const viewOf = (age: number) => (
      <SharedAge value={2 * HOUR}>
        <LoadView
          load={{ state: recalled({ value: 'Loja Centro', age }), retry: () => {} }}
          skeleton={null}
          what="as suas compras"
        >
          {(line) => <p>{line}</p>}
        </LoadView>
      </SharedAge>
    )
    const { rerender } = renderStrict(viewOf(2 * HOUR + 1))
    screen.getByText('Loja Centro')
    expect(screen.queryByText(/Última atualização/)).toBeNull()
    rerender(viewOf(5 * HOUR))
    screen.getByText('Última atualização: há 5 horas')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
