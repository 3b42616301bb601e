import type { Store } from '@domain/stores/store.ts'
import { act, screen } from '@testing-library/react'
import { StoreField } from '@ui/stores/store-field.tsx'
import { expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

/** The list of the stores, as a customer reads it: the cities that it is grouped by, and what can be chosen. */
async function listOf(stores: readonly Store[]) {
  const choice = storeChoices({ stores }).choice()
  choice.start()
  await act(settled)
  renderStrict(<StoreField choice={choice} />)
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Loja' })
  return {
    cities: [...field.querySelectorAll('optgroup')].map(({ label }) => label),
    options: [...field.options].filter(({ disabled }) => !disabled).map(({ label }) => label),
  }
}

const inCity = (name: string, city: string) => store.build({ name, address: { city } })

it('the stores of several cities stand under their cities, and with their city where two share a name', async () => {
  const stores = [
    inCity('Loja Centro', 'Curitiba'),
    inCity('Loja Centro', 'Joinville'),
    inCity('LOJA SUL', ''),
  ]
  expect(await listOf(stores)).toEqual({
    cities: ['Curitiba', 'Joinville'],
    options: ['Loja Centro · Curitiba', 'Loja Centro · Joinville', 'Loja Sul'],
  })
})

it('the stores of one city stand in a plain list', async () => {
  expect(await listOf([inCity('Loja Batel', 'Curitiba')])).toEqual({ cities: [], options: ['Loja Batel'] })
})
