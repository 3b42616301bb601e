import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answering } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'

/** What visits have reported so far, as the sandbox's page shows it to a person. */
const shown = async ({ url }: { readonly url: string }) => (await fetch(`${url}/sandbox/telemetry`)).text()

/** The same with what the portal still keeps: it reports when nothing more has come for ten seconds. */
const shownLater = (page: Page, portal: { readonly url: string }) =>
  expect.poll(async () => {
    await page.clock.fastForward(10_000)
    return shown(portal)
  })

/** Another page in the same tab: the portal is left. */
const leave = (page: Page) => page.goto('about:blank')

describe('where the deployment wants reports of visits', () => {
  const portal = openPortal({ reportsVisits: true })

  it('tells of the visit, its vitals and what went wrong, and never what was typed or answered', async () => {
    portal.tolerate(
      /crash: Maria|TypeError: Maria/,
      /Refused to load|violates the following Content Security Policy/,
    )
    const customer = await portal.customer()
    await portal.fault('GET /api/tabloides/ativos', answering([{ nomeExibicao: [customer.document] }]))
    const page = await portal.open('/tabloides', { customer, store: 1 })
    await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
    await shownLater(page, portal).toContain('<td>visit</td>')
    await page.evaluate(async (text) => {
      reportError(new TypeError(text))
      // The browser reports the refusal some time later, and not to a page that has been left.
      const refused = new Promise((heard) =>
        document.addEventListener('securitypolicyviolation', heard, { once: true }),
      )
      const picture = document.createElement('img')
      picture.src = `https://elsewhere.example/${text}.png`
      document.body.append(picture)
      await refused
    }, `Maria ${customer.document}`)
    await leave(page)
    // A browser may send the reports of a page that was left in any order.
    for (const said of [
      'name: FCP',
      '<td>visit</td><td>/tabloides</td>',
      'call: GET /api/tabloides/ativos, failure: unexpected, field: [].nomeExibicao',
      'at: page, error: TypeError',
      'directive: img-src, refused: other',
      '<td>chrome</td>',
      readFileSync('dist/version.json', 'utf8').match(/"([^"]+)"\}/)?.[1] ?? 'a version',
    ])
      await expect.poll(() => shown(portal)).toContain(said)
    const table = await shown(portal)
    for (const secret of [customer.document, customer.token, 'Maria', 'elsewhere'])
      expect(table).not.toContain(secret)
  })

  it('tells which file was missing', async () => {
    portal.tolerate(/Failed to load resource|MissingPart/)
    const page = await portal.enter('/portal', {
      prepare: async (page) => {
        await page.route(/assets\/shops-/, (route) => route.abort())
      },
    })
    await page.getByRole('link', { name: 'Tabloides' }).first().click()
    // The portal reloads itself once, and the page that was left may have had no time for a report.
    await page.getByText('Não foi possível abrir esta tela').first().waitFor()
    await shownLater(page, portal).toMatch(/missing-part.*file: shops-[\w-]+\.js/)
  })

  it('says so to the customer, with the version of the portal', async () => {
    const page = await portal.enter('/pdo')
    await page.getByText('o portal envia a quem cuida dele o que falhou na visita').waitFor()
    await page.getByText(/Versão do portal: [\w.+-]+/).waitFor()
  })
})

describe('where the deployment wants none', () => {
  const portal = openPortal()

  it('sends and fetches nothing for it, and says so', async () => {
    const asked: string[] = []
    const page = await portal.enter('/pdo', {
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
      },
    })
    await page.getByText('Este portal não envia relatórios sobre as suas visitas.').waitFor()
    await page.waitForLoadState('networkidle')
    await leave(page)
    expect(asked.filter((url) => url.includes('telemetry'))).toEqual([])
    expect(await shown(portal)).toContain('Nothing yet')
  })
})
