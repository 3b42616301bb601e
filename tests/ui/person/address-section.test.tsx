import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { AddressForm } from '@ui/person/address-form.ts'
import { AddressSection } from '@ui/person/address-section.tsx'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

function arrange() {
  const places = new InMemoryPlaceRepository({
    places: new Map([
      ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
    ]),
    cities: new Map(),
  })
  const address = new AddressForm(new LookUpCep(places), new ListStates(places), places)
  renderStrict(<AddressSection address={address} errorOf={() => undefined} />)
  return { places, cep: screen.getByRole('textbox', { name: 'CEP' }) }
}

it('a CEP that the browser fills in is looked up, although its field never had the focus', async () => {
  const { places, cep } = arrange()
  fireEvent.input(cep, { target: { value: '01001-00' } })
  expect(places.lookups).toEqual([])
  fireEvent.input(cep, { target: { value: '01001-000' } })
  await screen.findByDisplayValue('Praça da Sé')
})

it('a CEP that the customer types is looked up once they have left it', async () => {
  const { places, cep } = arrange()
  act(() => cep.focus())
  fireEvent.input(cep, { target: { value: '01001-000' } })
  expect(places.lookups).toEqual([])
  act(() => cep.blur())
  await screen.findByDisplayValue('Praça da Sé')
})

it.each([
  ['Cidade', 'Curitiba'],
  ['UF', 'PR'],
])('a customer who is writing %s when it becomes a list stays in it', async (name, text) => {
  const { places, cep } = arrange()
  places.steering.hold()
  fireEvent.input(cep, { target: { value: '99999-999' } })
  const field = screen.getByRole('textbox', { name })
  act(() => field.focus())
  fireEvent.input(field, { target: { value: text } })
  places.steering.release()
  const list = await screen.findByRole('combobox', { name })
  expect(document.activeElement).toBe(list)
  expect(list).toHaveProperty('value', text)
})

it('that a CEP is looked up is shown in the place of its hint, and announced once', async () => {
  const { places, cep } = arrange()
  places.steering.hold()
  fireEvent.input(cep, { target: { value: '01001-000' } })
  const shown = (await screen.findAllByText('Buscando o endereço…')).filter(
    (each) => each.closest('p')?.id === cep.getAttribute('aria-describedby'),
  )
  expect(shown.map((each) => each.getAttribute('aria-hidden'))).toEqual(['true'])
  expect(screen.getByRole('status').textContent).toBe('Buscando o endereço…')
  places.steering.release()
  await screen.findByDisplayValue('Praça da Sé')
  expect(screen.queryByText('Buscando o endereço…')).toBeNull()
})

it('what to write where a house has no number is said under the number, not in its name', () => {
  arrange()
  const number = screen.getByRole('textbox', { name: 'Número', description: 'Sem número? Digite S/N' })
  expect(number.getAttribute('name')).toBe('number')
})
