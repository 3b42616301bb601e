import { act, fireEvent, screen } from '@testing-library/react'
import { ChoiceField, textChoices } from '@ui/person/choice-field.tsx'
import type { LoadState } from '@ui/screen/load-state.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

function Field({ choices }: { readonly choices: LoadState<readonly string[]> }) {
  const [value, setValue] = useState('')
  return (
    <ChoiceField
      label="Cidade"
      name="city"
      value={value}
      onChange={setValue}
      choices={textChoices(choices)}
      placeholder="Escolha a cidade"
      onRetry={() => {}}
    />
  )
}

it('a list that comes before the first letter leaves the focus in the field', () => {
  const { rerender } = renderStrict(<Field choices={{ status: 'failed', failure: { kind: 'timeout' } }} />)
  const field = screen.getByRole('textbox', { name: 'Cidade' })
  act(() => field.focus())
  rerender(<Field choices={{ status: 'loaded', value: ['Campinas', 'Santos'] }} />)
  expect(document.activeElement).toBe(field)
})

it('a list that comes while the customer writes waits until the field is left, and what was written stays', () => {
  const { rerender } = renderStrict(<Field choices={{ status: 'failed', failure: { kind: 'timeout' } }} />)
  const field = screen.getByRole('textbox', { name: 'Cidade' })
  fireEvent.input(field, { target: { value: 'Camp' } })
  rerender(<Field choices={{ status: 'loaded', value: ['Campinas', 'Santos'] }} />)
  expect(screen.getByRole('textbox', { name: 'Cidade' })).toBe(field)
  fireEvent.input(field, { target: { value: 'Campinas' } })
  fireEvent.blur(field)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cidade' }).value).toBe('Campinas')
})
