import { fireEvent, screen } from '@testing-library/react'
import { Tabs } from '@ui/kit/tabs.tsx'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

function Vouchers() {
  const [value, setValue] = useState<'active' | 'used' | 'lapsed'>('active')
  return (
    <Tabs
      label="Vouchers"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'active', label: 'Ativos', content: 'NATAL26' },
        { value: 'used', label: 'Usados', content: 'Nenhum' },
        { value: 'lapsed', label: 'Vencidos', content: 'PASCOA25' },
      ]}
    />
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the content of the chosen tab alone, under its name', () => {
  renderStrict(<Vouchers />)
  expect(screen.getByRole('tabpanel', { name: 'Ativos' }).textContent).toBe('NATAL26')
  fireEvent.click(tab('Vencidos'))
  expect(screen.getByRole('tabpanel', { name: 'Vencidos' }).textContent).toBe('PASCOA25')
  expect(screen.queryByText('NATAL26')).toBeNull()
})

it.each([
  ['ArrowRight', 'Ativos', 'Usados'],
  ['ArrowRight', 'Vencidos', 'Ativos'],
  ['ArrowLeft', 'Ativos', 'Vencidos'],
  ['End', 'Ativos', 'Vencidos'],
  ['Home', 'Vencidos', 'Ativos'],
  ['a', 'Usados', 'Usados'],
])('%s leads from %s to %s, with the focus', (key, from, to) => {
  renderStrict(<Vouchers />)
  fireEvent.click(tab(from))
  tab(from).focus()
  fireEvent.keyDown(tab(from), { key })
  expect(chosen()).toBe(to)
  expect(document.activeElement).toBe(tab(to))
})

it('is one stop for the Tab key', () => {
  renderStrict(<Vouchers />)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})
