import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { thirdPartyPage } from '../../scripts/packages/licences.ts'
import { fetched } from '../support/fetched.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** Opens the page with another configuration block, as a deployment would, and without one of its files. */
async function openConfigured(block: string | undefined, missing?: RegExp) {
  const page = await portal.open('/')
  if (missing) await page.context().route(missing, (route) => route.abort())
  await page.context().route(`${portal.url}/`, async (route) => {
    const response = await fetched(route)
    const html = (await response.text()).replace(
      /<script type="application\/json" id="portal-config">[\s\S]*?<\/script>/,
      block === undefined ? '' : `<script type="application/json" id="portal-config">${block}</script>`,
    )
    await route.fulfill({ response, body: html })
  })
  await page.reload()
  return page
}

describe('the runtime configuration', () => {
  // Each reason is named in tests/infrastructure/runtime-configuration.test.ts.
  it('of a wrong deployment is named on a plain page', async () => {
    const page = await openConfigured('{ "identityApi": 7, "publicApi": "/" }')
    await page.getByRole('heading', { name: 'Não foi possível abrir o portal' }).waitFor()
    await page.getByText('"identityApi"').first().waitFor()
  })

  it('of a wrong deployment is told without its page too, when that cannot be fetched', async () => {
    portal.tolerate(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
    const page = await openConfigured(undefined, /assets\/configuration-problem-page-.*\.js/)
    const notice = page.getByRole('alert')
    await notice
      .getByText('Não foi possível abrir o portal. Confira a sua conexão e tente de novo.')
      .waitFor()
    await notice.getByRole('button', { name: 'Recarregar a página' }).waitFor()
  })

  it('needs nothing but the two hosts', async () => {
    const page = await openConfigured('{ "identityApi": "/", "publicApi": "/" }')
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await page.title()).toBe('Entrar · Portal do Cliente')
  })

  it('decides where the portal calls', async () => {
    const page = await openConfigured(
      '{ "identityApi": "http://localhost:1/identidade/", "publicApi": "/", "domain": "outra.example" }',
    )
    portal.tolerate(/localhost:1/, /Failed to load/, /Content Security Policy/)
    await page.getByLabel('CPF ou CNPJ').fill('52998224725')
    await page.getByLabel('Senha', { exact: true }).fill('praca123')
    const [request] = await Promise.all([
      page.waitForEvent('console', { predicate: (message) => message.text().includes('localhost:1') }),
      page.getByRole('button', { name: 'Entrar' }).click(),
    ])
    expect(request.text()).toContain('http://localhost:1/identidade/token')
  })
})

describe('the security headers', () => {
  it('are strict', async () => {
    const response = await fetch(`${portal.url}/`)
    const policy = (response.headers.get('Content-Security-Policy') ?? '')
      // The sandbox's pictures carry its own address, which is not https as a real one would be.
      .replaceAll(/http:\/\/(127\.0\.0\.1|localhost):\d+/g, '')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/)
    expect(Object.keys(securityHeaders({ connect: [], images: [] }))).toEqual(
      expect.arrayContaining([
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
      ]),
    )
    for (const header of Object.keys(securityHeaders({ connect: [], images: [] }))) {
      expect(response.headers.has(header), header).toBe(true)
    }
  })

  it('find nothing in the page to object to: no inline style, and the one script whose hash they name', () => {
    const html = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8')
    const markup = html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1')
    expect(markup).not.toMatch(/<style|style=|onload=/)
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs),
    ]
    const hashes = inline.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const policy = securityHeaders({ connect: [], images: [] })['Content-Security-Policy'] ?? ''
    expect(hashes).toEqual(policy.match(/'sha256-[^']+'/g))
    expect(hashes).toHaveLength(1)
  })

  it('let the page be asked for anew and its parts be kept', async () => {
    expect((await fetch(`${portal.url}/`)).headers.get('Cache-Control')).toBe('no-cache')
    const html = await (await fetch(`${portal.url}/`)).text()
    const asset = /assets\/[^"]+\.js/.exec(html)?.[0]
    expect((await fetch(`${portal.url}/${asset}`)).headers.get('Cache-Control')).toContain('immutable')
  })
})

describe('the bytes that travel', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const twins = files.filter((name) => /\.(br|gz)$/.test(name))

  it('are prepared by the build for every file of text that has its hash in its name', () => {
    const texts = files.filter((name) => /^assets\/.+\.(js|css|svg|json)$/.test(name))
    const worthIt = texts.filter((name) => statSync(`dist/${name}`).size >= 512)
    expect(worthIt.length).toBeGreaterThan(20)
    expect(twins.sort()).toEqual(worthIt.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort())
    for (const name of worthIt) {
      const bytes = readFileSync(`dist/${name}`)
      const decoded = [
        brotliDecompressSync(readFileSync(`dist/${name}.br`)),
        gunzipSync(readFileSync(`dist/${name}.gz`)),
      ]
      for (const each of decoded) expect(each.equals(bytes), name).toBe(true)
      expect(statSync(`dist/${name}.br`).size, name).toBeLessThan(bytes.length)
    }
  })

  it('are nothing that the worker would keep twice', () => {
    expect(readFileSync('dist/sw.js', 'utf8')).not.toMatch(/\.(br|gz)"/)
  })

  it('are compressed wherever a screen gets text: page, parts, drawings and answers', async () => {
    const texts: { path: string; type: string; length: number; encoding: string | undefined }[] = []
    await portal.enter('/portal', {
      prepare: async (page) => {
        page.on('response', (response) => {
          const headers = response.headers()
          const type = headers['content-type'] ?? ''
          if (!/html|javascript|css|json|svg/.test(type)) return
          texts.push({
            path: new URL(response.url()).pathname,
            type,
            length: Number(headers['content-length']),
            encoding: headers['content-encoding'],
          })
        })
      },
    })
    for (const kind of ['html', 'javascript', 'css', 'json', 'svg']) {
      await expect.poll(() => texts.map(({ type }) => type).join()).toContain(kind)
    }
    expect(texts.filter(({ length, encoding }) => length >= 1024 && encoding !== 'br')).toEqual([])
    expect(texts.filter(({ encoding }) => encoding === 'br').length).toBeGreaterThan(8)
  })
})

describe('the licences of what others have written', () => {
  const travelling = readFileSync('dist/licencas.txt', 'utf8')

  it('travel with the portal, the font and the worker included, and are not fetched ahead', () => {
    for (const name of [
      'react-leaflet',
      '@fontsource-variable/figtree',
      'workbox-precaching',
      'lucide-react',
    ]) {
      expect(travelling).toContain(`\n${name} `)
    }
    expect(travelling).toContain('Permission is hereby granted')
    expect(readFileSync('dist/sw.js', 'utf8')).not.toContain('licencas')
  })

  it('are listed in THIRD-PARTY.md (npm run licences)', () => {
    const withoutPadding = (page: string) => page.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
    expect(withoutPadding(readFileSync('THIRD-PARTY.md', 'utf8'))).toBe(
      withoutPadding(thirdPartyPage(travelling)),
    )
  })
})
