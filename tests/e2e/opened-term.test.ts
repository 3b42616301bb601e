import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** What the portal holds where this HTML is stored as a term, where anybody may have put it. */
const holding = (html: string) => ({
  storage: {
    'portal.preferences.terms.3': JSON.stringify({ id: 3, typeName: 'Regulamento', html }),
    'portal.preferences.terms.chosen': '3',
  },
})

async function openWith(html: string): Promise<Page> {
  const page = await portal.visitSignedOut('/termos-aceite', holding(html))
  await page.getByRole('heading', { level: 1, name: 'Regulamento' }).waitFor()
  return page
}

const term = (page: Page) => page.locator('main section')

describe('a term', () => {
  it('opens by keyboard in a tab of its own, which stays the same when another is opened and it is reloaded', async () => {
    const page = await portal.open('/register')
    const open = async (name: string) => {
      await page.getByRole('link', { name }).focus()
      const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
      await tab.getByRole('heading', { level: 1, name }).waitFor()
      return tab
    }
    const first = await open('Política de Privacidade')
    await first.getByText('A Rede Boa Praça respeita a sua privacidade.', { exact: false }).waitFor()
    expect(await first.title()).toBe('Política de Privacidade · Rede Boa Praça')
    expect(await first.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await first.evaluate(() => window.opener)).toBeNull()
    await expectAccessibleInBothThemes(first)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Cadastro')

    await open('Regulamento do Programa')
    await first.reload()
    await first.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor()
  })

  it('is not shown when it is longer than any text can be', async () => {
    const page = await openWith(`<p>${'a'.repeat(1_000_001)}</p>`)
    await page.getByText('Não foi possível carregar o termo.').waitFor()
    await expectAccessible(page)
  })

  it('that is not stored leads to the registration, and a customer to the accepted terms', async () => {
    const storage = { 'portal.preferences.terms.chosen': '99' }
    const visitor = await portal.visitSignedOut('/termos-aceite', { storage })
    await visitor.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
    expect(new URL(visitor.url()).hash).toBe('#/register')

    const customer = await portal.visit('/termos-aceite', { storage })
    await customer.getByRole('heading', { level: 1, name: 'Termos do programa' }).waitFor()
    expect(new URL(customer.url()).hash).toBe('#/termos')
  })
})

describe('hostile HTML in a term', () => {
  it('neither runs nor sends nor disguises anything', async () => {
    const requests: string[] = []
    const page = await portal.open('/termos-aceite', {
      ...holding(`<p>Bom</p>${HOSTILE_TEXTS.join('')}`),
      prepare: async (opened) => opened.on('request', (request) => requests.push(request.url())),
    })
    await term(page).getByText('Bom').waitFor()

    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    expect(requests.filter((url) => url.includes('evil'))).toEqual([])
    expect(await page.locator('body').isVisible()).toBe(true)
    const found = await term(page).evaluate((section) =>
      [...section.querySelectorAll('*')].flatMap((element) => [
        element.tagName,
        ...[...element.attributes].map(({ name }) => `@${name}`),
      ]),
    )
    const forbidden =
      /^(SCRIPT|SVG|MATH|IFRAME|OBJECT|EMBED|FORM|INPUT|BUTTON|STYLE|BASE|META|VIDEO|TEMPLATE|H1|@on|@style|@id|@name|@srcset)/i
    expect(found.filter((each) => forbidden.test(each))).toEqual([])
    expect(await term(page).locator('a[href]').count()).toBe(0)
  })

  const openGood = () =>
    openWith(
      '<h1>Regras</h1><p>Um <strong>texto</strong> com <a href="https://boapraca.example/x">link</a>, ' +
        '<a href="mailto:a@b.example">e-mail</a> e <a href="tel:+551133334444">telefone</a>.</p>' +
        '<table><tr><th scope="col">A</th><td colspan="2">B</td></tr></table><ol start="3"><li>três</li></ol>',
    )

  it('leaves good text as it was, with its links safe and its title one level down', async () => {
    const page = await openGood()
    const link = (href: string, text: string) =>
      `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`
    expect(await term(page).locator('> div').innerHTML()).toBe(
      `<h2>Regras</h2><p>Um <strong>texto</strong> com ${link('https://boapraca.example/x', 'link')}, ` +
        `${link('mailto:a@b.example', 'e-mail')} e ${link('tel:+551133334444', 'telefone')}.</p>` +
        '<table><tbody><tr><th scope="col">A</th><td colspan="2">B</td></tr></tbody></table>' +
        '<ol start="3"><li>três</li></ol>',
    )
  })

  it('comes out clean however it is put together, and cleaning it again changes nothing', async () => {
    const page = await openGood()
    await term(page).locator('ol').waitFor()
    const piece = fc.oneof(
      fc.constantFrom(
        ...HOSTILE_TEXTS,
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '<h1>',
        '</h1>',
        '<!--',
        '-->',
        '"',
        '<',
      ),
      fc.string({ maxLength: 12 }),
    )
    const texts = fc.sample(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      { numRuns: 1500, seed: 20 },
    )

    // Trusted Types send every HTML of the page through the sanitiser, so writing some is asking it.
    const problems = await page.evaluate((samples) => {
      const clean = (html: string) => {
        const element = document.createElement('div')
        element.innerHTML = html
        return element
      }
      return samples.filter((html) => {
        const once = clean(html)
        const bad = once.querySelector(
          'script,svg,math,iframe,object,embed,form,input,style,h1,[id],[name],[style]',
        )
        const events = [...once.querySelectorAll('*')].some((element) =>
          [...element.attributes].some(({ name }) => name.startsWith('on')),
        )
        return bad !== null || events || clean(once.innerHTML).innerHTML !== once.innerHTML
      })
    }, texts)
    expect(problems).toEqual([])
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })
})
