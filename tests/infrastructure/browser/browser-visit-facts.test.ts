import { BrowserVisitFacts } from '@infrastructure/browser/browser-visit-facts.ts'
import { expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

const TABLE = {
  files: ['assets/offers-Ab12Cd34.js'],
  screens: [{ path: '/' }, { path: '/portal' }, { path: '/campanha/:id/detalhes' }],
}

function facts({ hash = '', userAgent = '', effectiveType = '4g' } = {}) {
  return new BrowserVisitFacts(
    windowOf({
      location: { hash },
      navigator: { userAgent, onLine: true, connection: { effectiveType } },
      performance: {
        getEntriesByType: () => [
          { name: 'https://portal.example/cliente/assets/home-Ab12Cd34.js' },
          { name: 'https://id.example/assets/52998224725.js' },
        ],
      },
      document: {
        baseURI: 'https://portal.example/cliente/',
        getElementById: () => ({ textContent: JSON.stringify(TABLE) }),
        querySelector: () => null,
      },
    }),
  )
}

it.each([
  ['', '/'],
  ['#/portal?utm_source=maria@example.com', '/portal'],
  ['#/campanha/52998224725/detalhes', '/campanha/:id/detalhes'],
  ['#/portal/', '/portal'],
  ['#/Portal', '/portal'],
  ['#/529.982.247-25', 'other'],
  ['#/portal/eyJhbGciOiJIUzI1NiJ9', 'other'],
])('names the address %s by its template alone: %s', (hash, screen) => {
  expect(facts({ hash }).screen()).toBe(screen)
})

it.each([
  ['GET', 'https://id.example/api/consulta/cep/01001000', 'GET /api/consulta/cep/{cep}'],
  [
    'GET',
    'https://id.example/base/api/fidelidade/campanha/7?x=52998224725',
    'GET /api/fidelidade/campanha/{id}',
  ],
  ['POST', 'https://id.example/token', 'POST /token'],
  ['POST', 'https://id.example/api/52998224725', 'other'],
  ['Maria Clara', 'https://id.example/token', 'other'],
])('names a %s to %s by its template alone: %s', (method, address, name) => {
  expect(facts().call(method, address)).toBe(name)
})

const thrown = (stack: string, message = '') => Object.assign(new TypeError(message), { stack })

it('says where something was thrown, in the files of this build alone', () => {
  const message = 'Maria\n    at https://portal.example/cliente/assets/home-Ab12Cd34.js:1:1990517'
  const chrome = thrown(
    `TypeError: ${message}
    at https://portal.example/cliente/assets/home-Ab12Cd34.js:1:345
    at async load (https://portal.example/cliente/assets/offers-Ab12Cd34.js:2:6789)
    at https://portal.example/cliente/assets/home-Ab12Cd34.js:1:52998224725
    at https://portal.example/cliente/assets/Maria-Clara.js:1:2
    at chrome-extension://abc/assets/home.js:1:2
    at Promise.all (index 0)`,
    message,
  )
  expect(facts().frames(chrome)).toEqual(['home-Ab12Cd34.js:1:345', 'offers-Ab12Cd34.js:2:6789'])
  const firefox = thrown('load@https://portal.example/cliente/assets/home-Ab12Cd34.js:1:345\n', message)
  expect(facts().frames(firefox)).toEqual(['home-Ab12Cd34.js:1:345'])
  const deep = thrown('    at https://portal.example/cliente/assets/home-Ab12Cd34.js:1:345\n'.repeat(4))
  expect(facts().frames(deep)).toHaveLength(3)
  for (const each of ['Maria', undefined, null, { stack: 7 }, {}]) expect(facts().frames(each)).toEqual([])
})

it('says which file is missing when it is one of this build', () => {
  const failed = (file: string) =>
    new TypeError(
      `Failed to fetch dynamically imported module: https://portal.example/cliente/assets/${file}`,
    )
  expect(facts().missingFile(failed('offers-Ab12Cd34.js'))).toBe('offers-Ab12Cd34.js')
  expect(facts().missingFile(failed('52998224725.js'))).toBeUndefined()
  expect(facts().missingFile('offers-Ab12Cd34.js')).toBeUndefined()
})

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'edge',
  ],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36', 'samsung'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1', 'chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Maria Clara Souza, 529.982.247-25', 'other'],
])('calls %s by its family: %s', (userAgent, family) => {
  expect(facts({ userAgent }).browser).toBe(family)
})

it('says how fast the connection is in the words that it knows', () => {
  expect(facts().connection).toBe('4g')
  expect(facts({ effectiveType: 'Maria' }).connection).toBe('unknown')
})
