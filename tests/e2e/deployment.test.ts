import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** Opens the page with another configuration block, as a deployment would. */
async function openConfigured(block: string | undefined) {
  const page = await portal.open('/')
  await page.context().route(`${portal.url}/`, async (route) => {
    const response = await route.fetch()
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
  it.each([
    [undefined, 'portal-config'],
    ['{ "identityApi": ', 'portal-config'],
    ['{}', 'identityApi'],
    ['{ "identityApi": "/", "publicApi": "" }', 'publicApi'],
    ['{ "identityApi": 7, "publicApi": "/" }', 'identityApi'],
    ['{ "identityApi": "/", "publicApi": "/", "brand": "x" }', 'brand'],
  ])('of a wrong deployment is named on a plain page: %j', async (block, key) => {
    const page = await openConfigured(block)
    await page.getByRole('heading', { name: 'O portal não pôde ser aberto' }).waitFor()
    await page.getByText(`"${key}"`).first().waitFor()
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

  it('find nothing in the page to object to: no inline script or style', () => {
    const html = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8')
    expect(html).not.toMatch(/<style|style=|onload=|<script(?![^>]*(?:src=|type="application\/json"))/)
  })

  it('let the page be asked for anew and its parts be kept', async () => {
    expect((await fetch(`${portal.url}/`)).headers.get('Cache-Control')).toBe('no-cache')
    const html = await (await fetch(`${portal.url}/`)).text()
    const asset = /assets\/[^"]+\.js/.exec(html)?.[0]
    expect((await fetch(`${portal.url}/${asset}`)).headers.get('Cache-Control')).toContain('immutable')
  })
})
