import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BAKERY, type Caller, callerWith, newCustomer, refused, sandboxForTests, signIn } from './caller.ts'

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
  it('give every store of the group a good list, general and exclusive', async () => {
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

  it('show the same types and weights in the first store alone', async () => {
    const types = (await offersOf(1)).flatMap(({ regras }) => regras).map(({ tipo }) => tipo)
    expect(new Set(types)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('do not exist in a store of another format or in no store', async () => {
    expect(await offersOf(13)).toEqual([])
    expect(await offersOf(999)).toEqual([])
    expect((await maria.get('/api/promocoes/global/')).body.description).toBe('Informe a loja.')
  })

  it('are activated once and remembered', async () => {
    const activate = (idPromoProd: string) => maria.post('/api/promocao/ativar', { idPromoProd })
    expect((await activate('530')).body.data.mensagem).toBe('Oferta ativada com sucesso.')
    expect((await activate('530')).body.data.mensagem).toBe('Oferta já ativada.')
    expect(await activate('9999')).toMatchObject(refused(404, 'Oferta não encontrada.'))
    expect((await activate('x')).status).toBe(400)
  })
})

describe('the vouchers', () => {
  it('are active or finalised, never both', async () => {
    const codes = async (query: string): Promise<string[]> =>
      (await maria.data(`/api/promocoes/voucher?${query}`)).map(({ voucher }: { voucher: string }) => voucher)
    expect(await codes('tipo=ativo')).toEqual(['CAFE5', 'PADARIA8', 'CEIA50', 'NATAL26'])
    expect(await codes('tipo=finalizado')).toHaveLength(5)
    expect(await codes('tipo=ativo&idEmpresa=2')).toEqual(['CAFE5', 'CEIA50', 'NATAL26'])
    expect((await maria.get('/api/promocoes/voucher?tipo=usado')).status).toBe(400)
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
  it('answer a CEP without a street for a town that has only one', async () => {
    expect(await maria.data('/api/consulta/cep/86460000')).toEqual({
      logradouro: '',
      bairro: '',
      localidade: 'Abatiá',
      uf: 'PR',
    })
  })

  it('answer null for an unknown CEP, and refuse what is none', async () => {
    expect(await maria.get('/api/consulta/cep/99999999')).toMatchObject({ status: 200, body: { data: null } })
    expect((await maria.get('/api/consulta/cep/0100-000')).status).toBe(400)
  })

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

  it('are open without a session, as registration needs them', async () => {
    const anonymous = callerWith(sandbox.current)
    for (const path of [
      '/api/consulta/cep/01001000',
      '/api/cidade/uf/SP',
      '/api/configuracao/cliente/ramoatividade',
    ]) {
      expect((await anonymous.get(path)).status).toBe(200)
    }
    expect(await maria.data('/api/configuracao/cliente/ramoatividade')).toContainEqual({
      valorStr: 'Padaria',
    })
  })
})

describe('the terms', () => {
  it('are read without a session', async () => {
    const anonymous = callerWith(sandbox.current)
    const published = await anonymous.data('/api/termos/publicados')
    expect(published.map(({ idTermo }: { idTermo: number }) => idTermo)).toEqual([3, 4])
    expect((await anonymous.data('/api/termo/4')).nomeTipo).toBe('Política de Privacidade')
    expect(await anonymous.get('/api/termo/99')).toMatchObject(refused(404, 'Termo não encontrado.'))
  })

  it('are accepted one by one, with address and moment, and the first acceptance stays', async () => {
    const bakery = await signIn(sandbox.current, BAKERY)
    expect((await bakery.data('/api/termosaceite/tipo/verificaaceite')).aceitouTermos).toBe(false)
    await bakery.post('/api/termosaceite/4')
    await bakery.post('/api/termosaceite/3')
    expect((await bakery.data('/api/termosaceite/tipo/verificaaceite')).aceitouTermos).toBe(true)
    // A company gets the bare list, an individual the object around it.
    expect(await bakery.data('/api/termos/aceitos')).toMatchObject([
      { idTermo: 3, ip: '203.0.113.7', dtaAceite: '2022-08-01T09:14:00' },
      { idTermo: 4, ip: '127.0.0.1', dtaAceite: '2026-11-20T12:00:00' },
    ])
    expect((await bakery.post('/api/termosaceite/99')).status).toBe(404)
  })
})
