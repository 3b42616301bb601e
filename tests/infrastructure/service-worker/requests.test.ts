import { existsSync } from 'node:fs'
import { isPublicPicture, markPublicPicture } from '@application/offline/public-picture.ts'
import {
  BRAND_PICTURES,
  isPage,
  isSuccess,
  startScript,
  treatmentOf,
  type WorkerRequest,
} from '@infrastructure/service-worker/requests.ts'
import { describe, expect, it } from 'vitest'

const SCOPE = 'https://loja.example/clientes/'

const request = (url: string, facts: Partial<WorkerRequest> = {}): WorkerRequest => ({
  url,
  method: 'GET',
  mode: 'cors',
  destination: '',
  hasAuthorization: false,
  ...facts,
})
const navigation = { mode: 'navigate', destination: 'document' }
const picture = { mode: 'no-cors', destination: 'image' }

describe('the worker', () => {
  it.each([
    [SCOPE, navigation],
    [`${SCOPE}?abrir=cpf`, navigation],
    [`${SCOPE}#/voucher`, navigation],
    [`${SCOPE}index.html`, navigation],
  ])('treats %s as the page', (url, facts) => {
    expect(treatmentOf(request(url, facts), SCOPE)).toBe('page')
  })

  it.each([
    [`${SCOPE}?abrir=cpf#/voucher`, true],
    [`${SCOPE}index.html`, true],
    [`${SCOPE}abrindo.html`, false],
    [`${SCOPE}tabloides/natal.pdf`, false],
    ['about:blank', false],
  ])('opens a pressed notification in a tab of %s: %s', (url, opens) => {
    expect(isPage(url, SCOPE)).toBe(opens)
  })

  it.each([
    'https://loja.example/api/app/banners/135',
    'https://conteudo.example/api/app/banner-footers/135',
    'https://host.example/base/api/app/banners/9',
  ])('keeps the public content of %s', (url) => {
    expect(treatmentOf(request(url), SCOPE)).toBe('public-content')
  })

  it("keeps the portal's heavier parts after their first use, and no parts of other sites", () => {
    expect(treatmentOf(request(`${SCOPE}assets/store-map-abc.js`), SCOPE)).toBe('part')
    expect(treatmentOf(request('https://loja.example/assets/a.js'), SCOPE)).toBe('network')
  })

  it('keeps the pictures of the brand, and nothing else that lies beside them', () => {
    expect(treatmentOf(request(`${SCOPE}brand/logo.svg`, picture), SCOPE)).toBe('brand')
    expect(treatmentOf(request(`${SCOPE}brand/logo.svg`), SCOPE)).toBe('network')
    expect(treatmentOf(request('https://loja.example/brand/logo.svg', picture), SCOPE)).toBe('network')
    for (const path of BRAND_PICTURES) expect(existsSync(`public/${path}`), path).toBe(true)
  })

  it('keeps pictures that the portal marked as public, and no others', () => {
    const photo = 'https://loja.example/sandbox/photos/1'
    expect(treatmentOf(request(markPublicPicture('https://loja.example/fotos/a.jpg'), picture), SCOPE)).toBe(
      'picture',
    )
    expect(treatmentOf(request(photo, picture), SCOPE)).toBe('network')
  })

  it.each<[string, string, Partial<WorkerRequest>]>([
    ['a call of the identity API', 'https://loja.example/api/pessoa', {}],
    ['a call that only looks public', 'https://loja.example/api/app/banners/135', { hasAuthorization: true }],
    ['a call below the public path', 'https://loja.example/api/app/banners/135/extra', {}],
    ['another public call', 'https://loja.example/api/app/pessoa/1', {}],
    ['the sign-in', 'https://loja.example/token', { method: 'POST' }],
    ['a write to a public path', 'https://loja.example/api/app/banners/135', { method: 'POST' }],
    ['a document in a tab of its own', `${SCOPE}sandbox/flyers/1.pdf`, navigation],
    ['another site of the origin', 'https://loja.example/', navigation],
    ['a public path opened as a page', 'https://loja.example/api/app/banners/135', navigation],
    ['a public path asked for as a picture', 'https://loja.example/api/app/banners/135', picture],
    ['a marked picture asked for as data', markPublicPicture('https://loja.example/fotos/a.jpg'), {}],
    ['a picture of another origin', markPublicPicture('https://cdn.example/a.jpg'), picture],
    ['a map tile', 'https://tiles.example/1/2/3.png', picture],
    ['a malformed address', 'nonsense', {}],
  ])('leaves %s to the network', (_, url, facts) => {
    expect(treatmentOf(request(url, facts), SCOPE)).toBe('network')
  })
})

describe('the page', () => {
  const html = (table: string) =>
    `<!doctype html><script type="application/json" id="portal-config">{}</script>${table}`

  it('names its build by its start script', () => {
    const table = '<script type="application/json">{"files":[],"begin":"./assets/index-abc.js"}</script>'
    expect(startScript(html(table), SCOPE)).toBe(`${SCOPE}assets/index-abc.js`)
  })

  it.each(['<h1>Wi-Fi da loja: entre aqui</h1>', html(''), '', '{"begin":"./x.js"}'])(
    'is not the portal when it is %j',
    (text) => expect(startScript(text, SCOPE)).toBeUndefined(),
  )
})

describe('a public picture', () => {
  it.each(['https://cdn.example/a.jpg', 'http://127.0.0.1:4780/sandbox/pictures/a.svg?v=1'])(
    'is marked: %s',
    (address) => {
      expect(isPublicPicture(address)).toBe(false)
      expect(isPublicPicture(markPublicPicture(address))).toBe(true)
    },
  )

  it.each(['data:image/png;base64,AAAA', 'https://cdn.example/sprite.svg#icon', ''])(
    'is left as it is when the mark would change it: %j',
    (address) => expect(markPublicPicture(address)).toBe(address),
  )
})

describe('an answer of the public API', () => {
  it.each([
    '{"data":[],"statusCode":200}',
    '{"data":[]}',
    '{"statusCode":299}',
    '{"data":null,"statusCode":null}',
  ])('that is a success is kept: %s', (body) => expect(isSuccess(body)).toBe(true))

  it.each([
    '{"data":null,"statusCode":500,"description":"Erro interno."}',
    '{"data":[],"statusCode":199}',
    '{"data":[],"statusCode":300}',
    '{"data":[],"statusCode":"200"}',
    '{"erro":"manutenção"}',
    '<!doctype html><title>Em manutenção</title>',
    '[]',
    'null',
    '"manutenção"',
    '',
  ])('that is none is not: %s', (body) => expect(isSuccess(body)).toBe(false))
})
