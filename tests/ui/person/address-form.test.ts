import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { EMPTY_ADDRESS, type TypedAddress } from '@application/person/person-form.ts'
import type { State } from '@domain/person/place.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { type AddressField, AddressForm } from '@ui/person/address-form.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../../support/settled.ts'

function arrange({ states }: { states?: readonly State[] } = {}) {
  const places = new InMemoryPlaceRepository({
    places: new Map([
      ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
      ['13825000', { street: '', district: '', city: 'Holambra', state: 'SP' }],
      ['72010010', { street: 'Q1', district: 'Centro', city: 'Brasília', state: 'DF' }],
    ]),
    cities: new Map([['PR', ['Curitiba', 'Londrina']]]),
    ...(states && { states }),
  })
  const address = new AddressForm(new LookUpCep(places), new ListStates(places), places)
  const changed: string[] = []
  address.start((field) => changed.push(field))
  const enterCep = async (cep: string) => {
    address.typed('cep', cep)
    await address.lookUpIfNeeded()
  }
  return { address, places, changed, enterCep }
}

describe('an address by its CEP', () => {
  it('has its UF before its city where both are lists', async () => {
    const { address, enterCep } = arrange()
    const fields = ['name', 'district', 'city', 'state'] as const
    expect(address.inOrder(fields)).toEqual(fields)
    await enterCep('99999-999')
    expect(address.inOrder(fields)).toEqual(['name', 'district', 'state', 'city'])
  })

  it('is filled in and locked, and the number comes next', async () => {
    const { address, enterCep, changed } = arrange()
    await enterCep('01001-000')
    expect(address.values).toMatchObject({
      street: 'Praça da Sé',
      district: 'Sé',
      city: 'São Paulo',
      state: 'SP',
    })
    expect([...address.locked].sort()).toEqual(['city', 'district', 'state', 'street'])
    expect(address.focus).toEqual({ field: 'number' })
    expect(address.byList).toBe(false)
    expect(changed).toContain('city')

    address.typed('street', 'Outra')
    expect(address.values.street).toBe('Praça da Sé')
  })

  it('locks only what was found, in a town with a single CEP', async () => {
    const { address, enterCep } = arrange()
    await enterCep('13825-000')
    expect([...address.locked].sort()).toEqual(['city', 'state'])
    expect(address.focus).toEqual({ field: 'street' })
    address.typed('street', 'Rua das Rosas')
    expect(address.values.street).toBe('Rua das Rosas')
  })

  it.each(['01001-000', '01001000'])('is looked up once, when it has all its digits: %s', async (cep) => {
    const { address, places, enterCep } = arrange()
    await enterCep('01001-00')
    expect(places.lookups).toEqual([])
    await enterCep(cep)
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual(['01001000'])
  })

  it('clears number and complement when the CEP changes, and keeps those typed before the first CEP', async () => {
    const { address, enterCep } = arrange()
    address.typed('number', '100')
    await enterCep('01001-000')
    expect(address.values.number).toBe('100')

    address.typed('complement', 'ap 12')
    await enterCep('13825-000')
    expect(address.values).toMatchObject({ number: '', complement: '', city: 'Holambra', street: '' })
  })

  it('keeps a number that was typed while the look-up was still under way', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('01001-000')
    places.steering.hold()
    const second = enterCep('13825-000')
    address.typed('number', '7')
    places.steering.release()
    await second
    expect(address.values).toMatchObject({ number: '7', city: 'Holambra' })
  })

  it('keeps number and complement when a mistyped CEP is put right before its answer', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('01001-000')
    address.typed('number', '100')
    address.typed('complement', 'ap 12')
    places.steering.hold()
    const mistyped = enterCep('13825-000')
    const right = enterCep('01001-000')
    places.steering.release()
    await Promise.all([mistyped, right])
    expect(address.values).toMatchObject({ number: '100', complement: 'ap 12', city: 'São Paulo' })
  })

  it('moves the focus from no field that the customer was typing in when the answer came', async () => {
    const { address, places, enterCep } = arrange()
    places.steering.hold()
    const entered = enterCep('01001-000')
    address.typed('street', 'Praça da')
    places.steering.release()
    await entered
    expect([address.values.street, address.focus]).toEqual(['Praça da Sé', undefined])
  })

  it('takes no answer for a CEP that is being corrected, and looks it up again where it was right after all', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('13825-000')
    const { focus } = address
    places.steering.hold()
    const entered = enterCep('01001-000')
    address.typed('cep', '01001-0')
    places.steering.release()
    await entered
    expect(address.values).toMatchObject({ cep: '01001-0', city: 'Holambra' })
    expect(address.lookup.state.status).toBe('idle')
    expect(address.focus).toBe(focus)

    await enterCep('01001-000')
    expect(address.values.city).toBe('São Paulo')
  })

  it('uses only the answer for the last CEP', async () => {
    const { address, places, enterCep } = arrange()
    places.steering.hold()
    const first = enterCep('01001-000')
    const second = enterCep('13825-000')
    places.steering.release()
    await Promise.all([first, second])
    expect(address.values.city).toBe('Holambra')
  })
})

describe('an address whose CEP has a street that the form refuses', () => {
  it('lets the customer complete the street, and takes it away with the CEP', async () => {
    const { address, enterCep } = arrange()
    await enterCep('72010-010')
    expect(address.values.street).toBe('Q1')
    expect([...address.locked]).toEqual(['district', 'city', 'state'])
    expect(address.focus).toEqual({ field: 'street' })
    await enterCep('13825-000')
    expect(address.values.street).toBe('')

    address.typed('street', 'Quadra 1')
    await enterCep('72010-010')
    expect(address.values.street, 'what the customer wrote stays').toBe('Quadra 1')
    expect(address.focus).toEqual({ field: 'number' })
  })
})

describe('an address in a town with a single CEP', () => {
  it('keeps the street that the customer wrote, and not one that was stored or filled in', async () => {
    const { address, enterCep } = arrange()
    address.typed('street', 'Rua das Rosas')
    await enterCep('13825-000')
    expect(address.values.street).toBe('Rua das Rosas')

    address.fill({ ...EMPTY_ADDRESS, cep: '01001-000', street: 'Praça da Sé' })
    await enterCep('13825-000')
    expect(address.values.street).toBe('')
  })
})

describe('the cities', () => {
  it('are those of the chosen state alone: another CEP or another form empties them', async () => {
    const { address, enterCep } = arrange()
    await enterCep('99999-999')
    address.stateChosen('PR')
    await settled()
    expect(address.cities.value).toEqual(['Curitiba', 'Londrina'])
    await enterCep('88888-888')
    expect(address.cities.state.status).toBe('idle')

    address.stateChosen('PR')
    await settled()
    address.fill(EMPTY_ADDRESS)
    expect(address.cities.state.status).toBe('idle')
  })
})

describe('an address whose CEP is not found', () => {
  it.each([
    ['unknown', (): undefined => undefined],
    ['failed', () => ({ kind: 'timeout' }) as const],
  ])('is cleared, and offers states and cities: %s', async (kind, failure) => {
    const { address, places, enterCep } = arrange()
    await enterCep('01001-000')
    places.steering.failWith(failure())
    await enterCep('99999-999')

    expect(address.lookup.value).toEqual({ kind })
    expect(address.values).toMatchObject({ street: '', district: '', city: '', state: '', cep: '99999-999' })
    expect(address.locked.size).toBe(0)
    expect(address.byList).toBe(true)
    await settled()
    expect(address.stateChoices).toHaveLength(27)
  })

  it('asks again for a CEP that could not be looked up, and keeps the number typed meanwhile', async () => {
    const { address, places, enterCep } = arrange()
    places.steering.failWith({ kind: 'timeout' })
    await enterCep('01001-000')
    address.typed('number', '7')
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual(['01001000', '01001000'])

    places.steering.failWith(undefined)
    await address.lookUpIfNeeded()
    expect(address.values).toMatchObject({ number: '7', city: 'São Paulo' })
  })

  /** An address that is typed while its CEP is looked up, which then fails. */
  async function typeMeanwhile(fields: Partial<TypedAddress>) {
    const { address, places } = arrange()
    address.typed('street', 'Rua de antes')
    address.typed('cep', '01001-000')
    places.steering.failWith({ kind: 'timeout' })
    places.steering.hold()
    const left = address.lookUpIfNeeded()
    await settled()
    for (const [field, text] of Object.entries(fields)) address.typed(field as AddressField, text)
    places.steering.release()
    await left
    places.steering.failWith(undefined)
    return { address }
  }

  it('keeps what was typed while a look-up was under way that then failed, until another CEP comes', async () => {
    const typed = { street: 'Rua XV', district: 'Centro', city: 'Curitiba', state: 'PR' }
    const { address } = await typeMeanwhile(typed)
    expect(address.byList).toBe(true)
    expect(address.values).toMatchObject(typed)

    address.typed('cep', '99999-999')
    await address.lookUpIfNeeded()
    expect(address.values).toMatchObject({ street: '', district: '', city: '', state: '' })
  })

  it('offers the cities of a UF that was typed meanwhile', async () => {
    const { address, places } = arrange()
    places.steering.hold()
    address.typed('cep', '99999-999')
    const left = address.lookUpIfNeeded()
    await settled()
    address.typed('state', 'PR')
    places.steering.release()
    await left
    await settled()
    expect(address.cities.value).toEqual(['Curitiba', 'Londrina'])
  })

  it('keeps no half of a UF, and keeps a city that was typed meanwhile when its UF is chosen', async () => {
    const { address } = await typeMeanwhile({ city: 'Curitiba', state: 'P' })
    expect(address.values).toMatchObject({ city: 'Curitiba', state: '' })
    address.stateChosen('PR')
    expect(address.values).toMatchObject({ city: 'Curitiba', state: 'PR' })
  })

  it('offers the states that the portal knows until the national list has come', async () => {
    const { address, places } = arrange({ states: [{ code: 'PR', name: 'Paraná' }] })
    places.steering.hold()
    address.fill(EMPTY_ADDRESS, { cep: '99999999', filled: [], isUnknown: true })
    address.loadLists()
    expect(address.stateChoices).toHaveLength(27)
    places.steering.release()
    await settled()
    expect(address.stateChoices).toEqual([{ code: 'PR', name: 'Paraná' }])
  })

  it('empties UF and city as soon as another CEP is looked up, so that none of the CEP before can be chosen', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('99999-999')
    address.stateChosen('PR')
    address.typed('city', 'Curitiba')
    await settled()
    address.typed('cep', '88888-888')
    places.steering.hold()
    const left = address.lookUpIfNeeded()
    expect(address.values).toMatchObject({ state: '', city: '' })
    expect(address.cities.state.status).toBe('idle')
    places.steering.release()
    await left
  })

  it('keeps the UF and the city that are chosen from the lists while another CEP is looked up', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('99999-999')
    address.typed('cep', '88888-888')
    places.steering.hold()
    const left = address.lookUpIfNeeded()
    await settled()
    address.stateChosen('PR')
    address.typed('city', 'Curitiba')
    places.steering.release()
    await left
    await settled()
    expect(address.values).toMatchObject({ state: 'PR', city: 'Curitiba' })
    expect(address.cities.value).toContain('Curitiba')
  })

  it('does not ask again after the customer has begun to type the address', async () => {
    const { address, places, enterCep } = arrange()
    places.steering.failWith({ kind: 'timeout' })
    await enterCep('01001-000')
    address.typed('street', 'Praça da Sé')
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual(['01001000'])
    expect(address.values.street).toBe('Praça da Sé')
  })

  it('does not ask again for a CEP that is unknown', async () => {
    const { address, places, enterCep } = arrange()
    await enterCep('99999-999')
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual(['99999999'])
  })

  it('forgets an earlier look-up when another address is filled in', async () => {
    const { address, enterCep } = arrange()
    await enterCep('99999-999')
    address.fill(EMPTY_ADDRESS)
    expect(address.lookup.state.status).toBe('idle')
  })

  it('offers the cities of the chosen state, and clears the city when the state changes', async () => {
    const { address, enterCep } = arrange()
    await enterCep('99999-999')
    address.stateChosen('PR')
    await settled()
    expect(address.cities.value).toEqual(['Curitiba', 'Londrina'])

    address.typed('city', 'Londrina')
    address.stateChosen('SP')
    expect(address.values).toMatchObject({ state: 'SP', city: '' })
  })

  it('goes back to plain fields when another CEP is found', async () => {
    const { address, enterCep } = arrange()
    await enterCep('99999-999')
    await enterCep('01001-000')
    expect(address.byList).toBe(false)
    expect(address.values.city).toBe('São Paulo')
  })
})

describe('a known address', () => {
  it('is looked up when the customer had typed its CEP, and no answer had come before the page was loaded again', async () => {
    const { address } = arrange()
    address.fill(
      { ...EMPTY_ADDRESS, cep: '01001-000', number: '7' },
      { cep: '', filled: [], isUnknown: false },
    )
    await address.lookUpIfNeeded()
    expect(address.values).toMatchObject({ street: 'Praça da Sé', number: '7' })
  })

  it('is looked up when its CEP had replaced one that was answered, and no answer had come before the page was loaded again', async () => {
    const first = arrange()
    await first.enterCep('13825-000')
    first.places.steering.hold()
    void first.enterCep('01001-000')

    const { address } = arrange()
    address.fill(first.address.values, first.address.cepAnswer)
    expect(address.values).toMatchObject({ cep: '01001-000', city: 'Holambra' })
    await address.lookUpIfNeeded()
    expect(address.values).toMatchObject({ street: 'Praça da Sé', city: 'São Paulo' })
  })

  it.each([
    { cep: '01001000', filled: ['street'], isUnknown: false },
    { cep: '01001000', filled: [], isUnknown: true },
  ] as const)('is not looked up again where the answer had come: %j', async (cepAnswer) => {
    const { address, places } = arrange()
    address.fill({ ...EMPTY_ADDRESS, cep: '01001-000' }, cepAnswer)
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual([])
  })

  it('is shown without a look-up, and can be changed', async () => {
    const { address, places } = arrange()
    address.fill({ ...EMPTY_ADDRESS, cep: '01001-000', street: 'Praça da Sé', number: '1' })
    await address.lookUpIfNeeded()
    expect(places.lookups).toEqual([])
    address.typed('street', 'Rua Direita')
    expect(address.values.street).toBe('Rua Direita')
  })
})
