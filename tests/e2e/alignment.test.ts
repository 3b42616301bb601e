import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'
import { goTo, loaded } from '../support/screens.ts'

const portal = openPortal()

const walk = portal.walker({ store: 1, viewport: DESKTOP })

async function opened(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await walk()
  await page.setViewportSize(viewport)
  await goTo(page, path)
  await loaded(page)
  return page
}

async function boxOf(part: Locator) {
  await part.first().waitFor()
  const { x, y, width, height } = (await part.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { top: y, bottom: y + height, left: x, right: x + width, width, height }
}

/** In px: a phone, a tablet, a laptop and a wide screen. */
const WIDTHS = [390, 768, 1280, 1920]

const SCREENS_WITH_GRIDS = [
  '/portal',
  '/promocoes',
  '/campanha/7/resgates',
  '/campanhas',
  '/voucher',
  '/compras',
]

/**
 * Runs in the page. Of the cards of one kind, those above one another must begin at one edge and be equally wide, and those beside one
 * another must begin at one height. Lists of one class have one kind of cards, such as the purchases under each month.
 */
function readCards(): { readonly count: number; readonly crooked: readonly string[] } {
  const kinds = new Map<string, Element[]>()
  for (const list of document.querySelectorAll('main :is(ul, [role="list"])')) {
    const cards = [...list.querySelectorAll(':scope > li, [role="listitem"]')].filter(
      (item) => item.checkVisibility() && item.querySelector('h2, h3, h4, a') !== null,
    )
    kinds.set(list.className, [...(kinds.get(list.className) ?? []), ...cards])
  }
  const differ = (one: number, other: number) => Math.abs(one - other) > 1
  const isCrooked = (one: DOMRect, other: DOMRect) => {
    const isAbove = one.left < other.right - 1 && other.left < one.right - 1
    const isBeside = one.top < other.bottom - 1 && other.top < one.bottom - 1
    return (
      (isAbove && (differ(one.left, other.left) || differ(one.width, other.width))) ||
      (isBeside && differ(one.top, other.top))
    )
  }
  const crookedOf = (cards: readonly Element[]) => {
    const boxes = cards.map((card) => card.getBoundingClientRect())
    return cards
      .filter((_, index) =>
        boxes.some((box, other) => other < index && isCrooked(box, boxes[index] as DOMRect)),
      )
      .map((card) => card.textContent ?? '')
  }
  const all = [...kinds.values()]
  return { count: all.flat().length, crooked: all.flatMap(crookedOf) }
}

it.each(SCREENS_WITH_GRIDS)(
  'the cards of %s stand in straight columns and rows at any width',
  async (path) => {
    const page = await opened(path)
    for (const width of WIDTHS) {
      const message = `${width} px`
      await page.setViewportSize({ width, height: DESKTOP.height })
      await expect.poll(async () => (await page.evaluate(readCards)).crooked, { message }).toEqual([])
      expect((await page.evaluate(readCards)).count, message).toBeGreaterThan(1)
    }
  },
)

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

it('the picture of an offer begins where its words do, in the dark without a frame around it', async () => {
  const page = await portal.visit('/portal', { store: 1, viewport: PHONE, colorScheme: 'dark' })
  const offer = page.getByRole('region', { name: 'Ofertas da sua loja' }).getByRole('article').first()
  await offer.locator('[data-state="loaded"]').waitFor()
  const words = await boxOf(offer.getByRole('heading'))
  const picture = await offer.locator('img').evaluate((image) => {
    const { left } = image.getBoundingClientRect()
    const around = image.parentElement as HTMLElement
    return {
      left: left + Number.parseFloat(getComputedStyle(image).paddingLeft),
      frame: getComputedStyle(around).backgroundColor,
    }
  })
  expect(picture).toEqual({ left: words.left, frame: 'rgba(0, 0, 0, 0)' })
})

it('a notice has as much room at its end as at its beginning, and its button is no wider than a primary action', async () => {
  const page = await portal.visit('/portal', {
    viewport: PHONE,
    profile: { profile: 'rich', deactivated: { hours: 20, minutes: 0 } },
  })
  const notice = page.getByRole('region', { name: 'Seu cadastro' })
  const press = notice.getByRole('button', { name: 'Reativar cadastro' })
  const [around, icon, button] = [await boxOf(notice), await boxOf(notice.locator('svg')), await boxOf(press)]
  expect(around.right - button.right).toBe(icon.left - around.left)
  await page.setViewportSize(DESKTOP)
  expect((await boxOf(press)).width).toBeLessThan(400)
})

it('no gap stands between the name of a term and the question mark after it', async () => {
  const page = await portal.visit('/portal', { profile: { profile: 'rich', termsAccepted: false } })
  const link = page.getByRole('dialog').getByRole('link', { name: 'Política de Privacidade' })
  await link.waitFor()
  const gap = await link.evaluate((named) => {
    const range = document.createRange()
    range.selectNodeContents(named.nextSibling as Node)
    const mark = range.getBoundingClientRect()
    const drawing = (named.querySelector('svg path, svg line, svg polyline') as Element).closest('svg')
    const drawn = [...(drawing as Element).children].map((part) => part.getBoundingClientRect().right)
    return mark.left - Math.max(...drawn)
  })
  expect(gap).toBeLessThan(2)
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
