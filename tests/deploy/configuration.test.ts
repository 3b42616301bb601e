import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { anyCodePoints } from '../support/any-code-points.ts'
import { build, CONFIGURATION, HOSTS, release, run, TemporaryFolder } from './deployment.ts'

/** Releases a build with this text as configuration; says what the script says. */
function configured(text: string, settings: Readonly<Record<string, string>> = {}) {
  using folder = new TemporaryFolder()
  const dist = build(folder, 'v1')
  const result = run('release.sh', [dist], {
    PORTAL_DIRECTORY: join(folder.path, 'portal'),
    PORTAL_FILES: join(folder.path, 'files'),
    PORTAL_CONFIG: text,
    ...settings,
  })
  if (result.status !== 0) {
    expect(existsSync(join(folder.path, 'portal/current')), 'nothing is released').toBe(false)
    expect(readdirSync(join(folder.path, 'portal/releases'))).toEqual([])
    return { ...result, page: undefined, manifest: {}, block: undefined, headers: '' }
  }
  const { document } = new JSDOM(folder.read('portal/current/html/index.html')).window
  const block: unknown = JSON.parse(document.getElementById('portal-config')?.textContent ?? '')
  const manifest = JSON.parse(folder.read('portal/current/html/manifest.webmanifest')) as Record<
    string,
    unknown
  >
  return { ...result, page: document, block, manifest, headers: folder.read('portal/current/headers.conf') }
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  // Even without `>`, the first text ends the block, and the second hides the end of the block.
  '</script x',
  '<!-- <script x',
  '"aspas" e \'apóstrofos\'',
  'Pão & Cia &amp; Filhos \\& \\\\',
  'C:\\loja\\n',
  '$& $1 @PORTAL_PATH@ %s %%',
  'Praça 🛒\u2028fim',
]

describe('the configuration of a release', () => {
  it('stands in the page as it was given', () => {
    const { block, stderr } = configured(JSON.stringify(CONFIGURATION))
    expect(block).toEqual(CONFIGURATION)
    expect(stderr).toBe('')
  })

  it.each(HOSTILE)('is read as it was written, and ends no block or tag: %s', (name) => {
    const brand = { name, shortName: name, description: name }
    const { page, block, manifest } = configured(JSON.stringify({ ...CONFIGURATION, domain: name, brand }))
    expect(block).toMatchObject({ domain: name, brand })
    expect(page?.title.trim()).toBe(name)
    const meta = (key: string) => page?.querySelector<HTMLMetaElement>(`meta[name="${key}"]`)?.content
    expect([meta('description'), meta('apple-mobile-web-app-title')]).toEqual([name, name])
    expect(manifest).toMatchObject({
      name: `${name} · Portal do Cliente`,
      short_name: name,
      description: name,
    })
  })

  it('carries any text, however it is escaped', () => {
    const texts = fc.sample(anyCodePoints(30), { numRuns: 300, seed: 14 })
    const readable = texts.map((text) => text.replaceAll('\0', ''))
    const escaped = JSON.stringify({ ...CONFIGURATION, texts: readable }).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    expect(configured(escaped).block).toMatchObject({ texts: readable })
    expect(configured(JSON.stringify({ ...CONFIGURATION, texts: readable })).block).toMatchObject({
      texts: readable,
    })
  })

  it('is refused wherever JSON.parse refuses it', () => {
    const text = JSON.stringify(CONFIGURATION, null, 1)
    const readable = (each: string) => {
      try {
        return Boolean(JSON.parse(each))
      } catch {
        return false
      }
    }
    const step = Math.ceil(text.length / 15)
    for (let at = 0; at < text.length; at += step) {
      const broken = text.slice(0, at) + text.slice(at + 1)
      const { status, stderr } = configured(broken)
      // What still is JSON may lack a key, or a slash in an address.
      if (!readable(broken))
        expect([status, stderr], broken).toEqual([1, expect.stringMatching(/PORTAL_CONFIG, line \d+: /)])
    }
  })

  it('is understood where characters stand as \\u and four digits', () => {
    const { page, manifest } = configured(
      '{"identityApi":"/","publicApi":"/","brand":{"name":"Pra\\u00e7a \\ud83d\\uded2 \\u20ac\\u0021"}}',
    )
    expect(page?.title).toBe('Praça 🛒 €!')
    expect(manifest).toMatchObject({ short_name: 'Praça 🛒 €!' })
  })

  it.each(['0', '1', '1.0', '1e-1', '0.25'])(
    'takes the share of the visits as JSON writes numbers: %s',
    (share) => {
      const telemetry = `{"url":"/","sampleRate":${share}}`
      const { block } = configured(`{"identityApi":"/","publicApi":"/","telemetry":${telemetry}}`)
      expect(block).toMatchObject({ telemetry: { sampleRate: Number(share) } })
    },
  )

  it('comes from a file too', () => {
    using folder = new TemporaryFolder()
    const file = folder.write('config.json', JSON.stringify(CONFIGURATION))
    release(folder, [build(folder, 'v1')], { PORTAL_CONFIG: '', PORTAL_CONFIG_FILE: file })
    expect(folder.read('portal/current/html/index.html')).toContain('https://identidade.example')
  })

  const lines = (...inner: readonly string[]) => `{\n${inner.join('\n')}\n}`
  const HOSTS_GIVEN = '"identityApi": "/", "publicApi": "/"'
  it.each([
    ['{', 'line 1: a key in quotes was expected'],
    ['', 'config.json cannot be read'],
    ['[]', 'line 1: the configuration has to be one object in { }'],
    [`{${HOSTS_GIVEN}} x`, 'line 1: nothing may stand behind the last }'],
    [lines('"identityApi": "/"', '"publicApi": "/"'), 'line 2: a , is missing (key "identityApi")'],
    [
      lines(`${HOSTS_GIVEN},`),
      'line 3: a key in quotes was expected: no comma may stand behind the last one',
    ],
    [lines(HOSTS_GIVEN, ', "domain": loja'), 'line 3: a text has to stand in quotes (key "domain")'],
    [
      lines(HOSTS_GIVEN, ', "domain": "loja'),
      'line 3: a text goes over the end of its line, or holds a control character (key "domain")',
    ],
    [
      lines(HOSTS_GIVEN, ', "domain": "\\x"'),
      'line 3: behind a \\ only " \\ / b f n r t u may stand (key "domain")',
    ],
    [lines(HOSTS_GIVEN, ', "domain": "\\ud800"'), 'line 3: half a character after \\u (key "domain")'],
    [lines(HOSTS_GIVEN, ', "domain": 7'), 'line 3: the key "domain" has to be a text in quotes'],
    [lines(HOSTS_GIVEN, ', "publicApi": "/"'), 'line 3: the key "publicApi" stands there twice'],
    [lines('"publicApi": "/"'), 'line 1: the key "identityApi" is missing or empty'],
    [lines('"publicApi": "/",', '"identityApi": null'), 'line 3: the key "identityApi" is missing or empty'],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": ""'),
      'line 3: the key "pingUrl" is empty: leave it out, or write null',
    ],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": "not a url::"'),
      'line 3: the address in "pingUrl" has a space or a character that no address has',
    ],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": "//ping.example"'),
      'line 3: the address in "pingUrl" has to begin with https://, or to be relative to the page',
    ],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": "javascript:0"'),
      'line 3: the address in "pingUrl" has to begin with https://, or to be relative to the page',
    ],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": "https://praça.example"'),
      'line 3: the address in "pingUrl" has no host that can be trusted: a name in ASCII (xn--…), and a port or none',
    ],
    [
      lines(HOSTS_GIVEN, ', "pingUrl": "https://x.example;script-src"'),
      'line 3: the address in "pingUrl" has no host that can be trusted',
    ],
    [
      lines(HOSTS_GIVEN, ', "companyFormatId": "135"'),
      'line 3: the key "companyFormatId" has to be a whole number',
    ],
    [lines(HOSTS_GIVEN, ', "map": {}'), 'line 3: the key "map.tilesUrl" is missing or empty'],
    [
      lines(HOSTS_GIVEN, ', "map": { "tilesUrl": "https://{s}.tiles.example/" }'),
      'line 3: the address in "map.tilesUrl" has no host that can be trusted',
    ],
    [
      lines(HOSTS_GIVEN, ', "telemetry": { "url": "/", "sampleRate": 2 }'),
      'line 3: the key "telemetry.sampleRate" has to be a number from 0 to 1',
    ],
    [lines(HOSTS_GIVEN, ', "telemetry": {}'), 'line 3: the key "telemetry.url" is missing or empty'],
    [lines(HOSTS_GIVEN, ', "brand": "x"'), 'line 3: the key "brand" has to be an object in { }'],
    [
      lines(HOSTS_GIVEN, ', "pictureHosts": ["https://fotos.example/"]'),
      'line 3: "pictureHosts" has to list origins such as https://fotos.example, with nothing behind them',
    ],
  ])('that is wrong is refused before anything changes, with its line and key: %j', (text, sentence) => {
    const { status, stderr } = configured(text, { PORTAL_CONFIG_FILE: '/nowhere/config.json' })
    expect(status).toBe(1)
    expect(stderr).toContain('portal: ')
    expect(stderr).toContain(sentence)
  })

  it.each([
    ['PORTAL_PORT', '80; evil', 'PORTAL_PORT has to be a port'],
    ['PORTAL_PORT', '70000', 'PORTAL_PORT has to be a port'],
    ['PORTAL_PATH', '/portal', 'PORTAL_PATH has to begin and end with a slash'],
    ['PORTAL_PATH', '/{evil}/', 'PORTAL_PATH has to begin and end with a slash'],
  ])('knows no other value of %s than a right one: %s', (name, value, sentence) => {
    const { status, stderr } = configured(JSON.stringify(CONFIGURATION), { [name]: value })
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })

  it('warns of a key that it does not know, as a slip of the pen or as one of a newer build', () => {
    const { status, stderr } = configured(`{"identityApi":"/","publicApi":"/","dpoEmial":"a@b.example"}`)
    expect([status, stderr]).toEqual([
      0,
      'portal: PORTAL_CONFIG, line 1: the key "dpoEmial" is not known, and does nothing\n',
    ])
  })

  it('takes null for every key that may be missing', () => {
    const without = { companyFormatId: null, profileApi: null, map: null, telemetry: null }
    expect(configured(JSON.stringify({ ...CONFIGURATION, ...without })).stderr).toBe('')
  })

  it('knows each key that the portal reads, and the portal reads what was accepted', () => {
    const table =
      readFileSync('docs/wire.md', 'utf8').split('## Runtime configuration')[1]?.split('\n## ')[0] ?? ''
    const keys = [...table.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    )
    const noText: Readonly<Record<string, unknown>> = {
      companyFormatId: 135,
      pictureHosts: [],
      'telemetry.sampleRate': 0.5,
    }
    const block: Record<string, unknown> = {}
    for (const key of keys) {
      const [first = '', second] = key.split('.')
      const value = noText[key] ?? '/'
      if (second === undefined) block[first] = value
      else block[first] = { ...(block[first] as object | undefined), [second]: value }
    }
    const { stderr, block: written } = configured(JSON.stringify(block))
    expect(stderr).toBe('')
    const read = readRuntimeConfiguration(JSON.stringify(written), 'https://portal.example/')
    const { origin: _, dataProtectionEmail, ...others } = read
    expect(dataProtectionEmail).toBe('/')
    expect(Object.keys(block)).toEqual(expect.arrayContaining(Object.keys(others)))
    expect(keys.length).toBeGreaterThan(15)
  })
})

describe('the hosts of the content-security policy', () => {
  const listed = (headers: string, directive: string) =>
    new RegExp(`${directive} ([^;"]*)`)
      .exec(headers)?.[1]
      ?.split(' ')
      .filter((source) => /^https?:/.test(source))

  it('are those of the configuration', () => {
    const { headers } = configured(JSON.stringify(CONFIGURATION))
    expect(listed(headers, 'connect-src')).toEqual(HOSTS.connect)
    expect(listed(headers, 'img-src')).toEqual(HOSTS.images)
  })

  it('are none where every address is relative', () => {
    const { headers } = configured('{"identityApi":"/","publicApi":"./api"}')
    expect(headers).toContain("img-src 'self' data: blob:;")
    expect(headers).toContain("connect-src 'self';")
  })
})

describe('the brand of a release', () => {
  it('is the neutral one where the configuration names no brand', () => {
    const { page, manifest } = configured('{"identityApi":"/","publicApi":"/"}')
    const texts = [page?.head.innerHTML, JSON.stringify(manifest)].join()
    expect(texts).not.toMatch(/Boa Praça/)
    expect(manifest).toMatchObject({ name: 'Portal do Cliente', start_url: './', id: 'portal-do-cliente' })
  })

  it('brings files that replace those of the build', () => {
    using folder = new TemporaryFolder()
    const dist = build(folder, 'v1')
    folder.write('files/brand/logo.svg', '<svg/>')
    release(folder, [dist])
    expect(folder.read('portal/current/html/brand/logo.svg')).toBe('<svg/>')
    expect(existsSync(join(folder.path, 'portal/current/html/favicon.ico'))).toBe(true)
  })
})
