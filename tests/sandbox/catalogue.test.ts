import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BAKERY, type Caller, callerWith, newCustomer, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()
let maria: Caller

beforeAll(async () => {
  maria = await newCustomer(sandbox.current, { profile: 'rich' })
})

interface Offer {
  nome: string
  imagem: string
  preco: number
  precoOriginal: number
  regras: { tipo: number } | { tipo: number }[]
}
interface Promotion {
  publico: string
  tiposDescontos: Offer[]
}

const offersOf = async (storeId: number): Promise<Offer[]> =>
  (await maria.data(`/api/promocoes/global/?idEmpresa=${storeId}`)).flatMap(
    ({ tiposDescontos }: Promotion) => tiposDescontos,
  )

describe('the stores', () => {
  it('are twelve of the group in three cities, and two of another format', async () => {
    const stores: { idEmpFormato: number; endereco: { cidade: string }[] }[] = await maria.data('/api/lojas')
    const group = stores.filter(({ idEmpFormato }) => idEmpFormato === 135)
    expect(group).toHaveLength(12)
    expect(stores).toHaveLength(14)
    expect(new Set(group.map(({ endereco }) => endereco[0]?.cidade))).toEqual(
      new Set(['Curitiba', 'Londrina', 'Joinville']),
    )
  })
})

describe('the offers', () => {
  it('give every store of the group more than 20 general and 10 exclusive ones', async () => {
    for (let storeId = 1; storeId <= 12; storeId += 1) {
      const promotions: Promotion[] = await maria.data(`/api/promocoes/global/?idEmpresa=${storeId}`)
      const count = (general: boolean) =>
        promotions
          .filter(({ publico }) => (publico === 'G') === general)
          .reduce((sum, { tiposDescontos }) => sum + tiposDescontos.length, 0)
      expect(count(true)).toBeGreaterThan(20)
      expect(count(false)).toBeGreaterThan(10)
    }
  })

  it('are sixty in all, over the five discount types and the three weights', async () => {
    const all = new Map<string, Offer>()
    for (const storeId of [1, 6, 10]) for (const offer of await offersOf(storeId)) all.set(offer.nome, offer)
    const offers = [...all.values()]
    expect(offers).toHaveLength(60)
    const types = offers.flatMap(({ regras }) => regras).map(({ tipo }) => tipo)
    expect(new Set(types)).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const weight of ['100G', '80G', '50G']) {
      expect(offers.some(({ nome }) => nome.endsWith(`A CADA ${weight}`))).toBe(true)
    }
    expect(offers.filter(({ preco, precoOriginal }) => preco >= precoOriginal)).toEqual([])
  })

  it('do not exist in a store of another format or in no store', async () => {
    expect(await offersOf(13)).toEqual([])
    expect(await offersOf(999)).toEqual([])
    expect((await maria.get('/api/promocoes/global/')).body.description).toBe('Informe a loja.')
  })
})

describe('the flyers', () => {
  it('are those of today in the store, and one of Joinville has lost its document', async () => {
    const names = async (storeId: number) =>
      (await maria.data(`/api/tabloides/ativos?idEmpresa=${storeId}`)).map(
        ({ nomeExibicao }: { nomeExibicao: string }) => nomeExibicao,
      )
    expect(await names(1)).toEqual([
      'Tabloide da semana',
      'Especial de churrasco',
      'Ofertas de Curitiba',
      'Atacado e revenda',
    ])
    const joinville: { url: string | null }[] = await maria.data('/api/tabloides/ativos?idEmpresa=10')
    expect(joinville.filter(({ url }) => url === null)).toHaveLength(1)
  })
})

describe('pictures and documents', () => {
  it('exist for everything that the seed shows', async () => {
    const addresses = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value === 'string' && value.includes('/sandbox/')) addresses.add(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    for (const storeId of [1, 6, 10]) {
      collect(await maria.data(`/api/promocoes/global/?idEmpresa=${storeId}`))
      collect(await maria.data(`/api/tabloides/ativos?idEmpresa=${storeId}`))
    }
    collect(await maria.data('/api/fidelidade/campanhas?idEmpFormato=135'))
    for (const id of [5, 7, 8, 9]) collect(await maria.data(`/api/fidelidade/resgates/${id}`))
    const headers = { 'app-secret-key': 'sandbox-secret', 'app-id': 'sandbox-app' }
    for (const kind of ['banners', 'banner-footers']) {
      collect(await (await fetch(`${sandbox.current.url}/api/app/${kind}/135`, { headers })).json())
    }
    expect(addresses.size).toBeGreaterThan(80)
    const files = [...addresses].map((address) => new URL(address).pathname)
    expect(files.filter((path) => !existsSync(new URL(`../..${path}`, import.meta.url)))).toEqual([])
    const [first = ''] = addresses
    expect((await fetch(first)).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  })

  it('include a map tile that is a PNG', async () => {
    const tile = await fetch(`${sandbox.current.url}/sandbox/tiles/8/93/147.png`)
    expect(tile.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await tile.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([256, 256])
  })
})

describe('places', () => {
  it('list cities for every state in Portuguese order', async () => {
    const states = (await callerWith(sandbox.current).get('/sandbox/estados')).body as unknown as {
      sigla: string
    }[]
    for (const { sigla } of states) {
      const cities: string[] = await maria.data(`/api/cidade/uf/${sigla}`)
      expect(cities.length).toBeGreaterThanOrEqual(10)
      expect(cities).toEqual([...cities].sort((a, b) => a.localeCompare(b, 'pt-BR')))
    }
    expect((await maria.get('/api/cidade/uf/pr')).status).toBe(400)
  })
})

describe('the terms', () => {
  it('keep the address and the moment of the first acceptance', async () => {
    const bakery = await signIn(sandbox.current, BAKERY)
    await bakery.post('/api/termosaceite/4')
    await bakery.post('/api/termosaceite/3')
    expect(await bakery.data('/api/termos/aceitos')).toMatchObject([
      { idTermo: 3, ip: '203.0.113.7', dtaAceite: '2022-08-01T09:14:00' },
      { idTermo: 4, ip: '127.0.0.1', dtaAceite: '2026-11-20T12:00:00' },
    ])
  })
})
