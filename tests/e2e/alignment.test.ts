import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'
import { loaded } from '../support/screens.ts'

const portal = openPortal()

async function opened(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await portal.enter(path, { store: 1, viewport })
  await loaded(page)
  return page
}

async function boxOf(part: Locator) {
  await part.first().waitFor()
  const { x, y, width, height } = (await part.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { top: y, bottom: y + height, left: x, right: x + width, width, height }
}

it('a field and the button beside it are as high as each other, and stand on one line', async () => {
  for (const [path, field, button] of [
    ['/location', ['searchbox', 'Buscar loja'], 'Usar minha localização'],
    ['/portal', ['combobox', 'Loja'], 'Ofertas exclusivas'],
  ] as const) {
    const page = await opened(path)
    const [role, name] = field
    const beside = await boxOf(page.getByRole('button', { name: button }))
    expect(await boxOf(page.getByRole(role, { name }).last()), path).toMatchObject({
      top: beside.top,
      bottom: beside.bottom,
    })
  }
})

it('the figures of home stand on one line, and what surrounds a screen begins where the screen does', async () => {
  const page = await opened('/portal')
  const balance = await boxOf(page.getByText('R$ 87,40', { exact: true }))
  expect((await boxOf(page.getByRole('link', { name: 'R$ 1.151,35' }))).top).toBe(balance.top)
  const greeting = await boxOf(page.getByText('Olá, Cliente!'))
  expect((await boxOf(page.getByRole('heading', { name: 'Parceiros' }))).left).toBe(greeting.left)
})

it('a wide window is used: by the map, by four offers in a row, and not by a form of three fields', async () => {
  const stores = await opened('/location')
  expect((await boxOf(stores.locator('.leaflet-container'))).height).toBe(DESKTOP.height - 160)

  const offers = await opened('/promocoes', { width: 1920, height: 1080 })
  const rows = await offers
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(rows.filter((top) => top === rows[0])).toHaveLength(4)

  const password = await opened('/change-password')
  const card = password.locator('main form').locator('..')
  expect((await boxOf(card)).width).toBeLessThan(560)
  const profile = await opened('/perfil')
  expect((await boxOf(profile.getByRole('button', { name: 'Salvar' }))).width).toBeLessThan(400)
})

it('what a small button says ends at the edge of what is around it', async () => {
  const page = await portal.open('/', { viewport: PHONE, touch: true })
  const field = await boxOf(page.getByLabel('CPF ou CNPJ'))
  const letters = await boxOf(page.getByRole('button', { name: 'Meu CNPJ tem letras' }))
  expect(letters.right).toBe(field.right)
  // Beside the label of the field, not below it.
  expect(letters.top).toBeLessThan(field.top)

  const stores = await opened('/location')
  const choose = stores.getByRole('button', { name: 'Comprar nesta loja' }).first()
  const card = stores.getByRole('listitem').filter({ has: choose }).first()
  const wordsEnd = await card.getByRole('button', { name: 'Ver no mapa' }).evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getBoundingClientRect().right
  })
  // The button around the words has a border.
  expect(Math.abs(wordsEnd - (await boxOf(choose)).right)).toBeLessThan(2)
})
