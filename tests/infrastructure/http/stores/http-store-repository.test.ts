import { PortFailure } from '@application/port-failure.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../../support/scripted-world.ts'

function storesFrom(data: unknown) {
  const { get } = scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })
  return get(StoreRepository).locations()
}

const STORE = { idEmpresa: 1, idEmpFormato: 135, nomeFantasia: 'Loja Centro' }

describe('stores from the wire', () => {
  it.each([{}, { endereco: null, telefone: null }, { endereco: [], telefone: [] }])(
    'may have neither address nor telephone: %j',
    async (without) => {
      expect(await storesFrom([{ ...STORE, ...without }])).toEqual([
        { id: 1, formatId: 135, name: 'Loja Centro', address: undefined, phones: [] },
      ])
    },
  )

  it.each([
    [{}, undefined],
    [{ latitude: 0, longitude: 0 }, undefined],
    [{ latitude: -25.4, longitude: null }, undefined],
    [{ latitude: 999, longitude: -49.2 }, undefined],
    [
      { latitude: -25.4, longitude: -49.2 },
      { latitude: -25.4, longitude: -49.2 },
    ],
  ])('stand on the map only where there is such a place: %j', async (place, position) => {
    const [store] = await storesFrom([{ ...STORE, endereco: [place] }])
    expect(store?.address?.position).toEqual(position)
  })

  it('have only telephones that say something', async () => {
    const [store] = await storesFrom([{ ...STORE, telefone: [{ numero: ' ' }, {}, { numero: '3333-4444' }] }])
    expect(store?.phones).toEqual(['3333-4444'])
  })

  it('of another format, or of none, are not of this portal', async () => {
    expect(await storesFrom([{ ...STORE, idEmpFormato: 7 }, { idEmpresa: 2 }])).toEqual([])
  })

  it('are a list or a PortFailure, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const end = await storesFrom(data).catch((thrown: unknown) => thrown)
        expect(end instanceof PortFailure || Array.isArray(end)).toBe(true)
      }),
    )
  })
})
