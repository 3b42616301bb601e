import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { GeneralOffers } from '@ui/home/general-offers.tsx'
import { expect, it } from 'vitest'
import { offer, promotion } from '../../support/factories/offers.ts'
import { generalOffers } from '../../support/general-offers.ts'
import { openScreen } from '../../support/open-screen.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

async function shown(promotions: Promotion[]) {
  const { general } = generalOffers({ promotions, preferred: 1 })
  const { visibility } = openScreen(general)
  await settled()
  renderStrict(<GeneralOffers general={general} customer="individual" isSilent={false} />)
  const comeBack = () =>
    act(async () => {
      visibility.comeBack()
      await settled()
    })
  return { general, comeBack }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** The name of the offer that has the focus. */
const focused = () => document.activeElement?.querySelector('h3')?.getAttribute('aria-label')

const offers = Array.from({ length: 9 }, (_, index) =>
  offer.build({ id: index + 1, name: `OFERTA ${index + 1}` }),
)

it('give the focus once to the first offer that **Ver todas** has brought, and leave it where the customer takes it', async () => {
  const promotions = [promotion.build({ offers })]
  const { comeBack } = await shown(promotions)
  press('Ver todas')
  expect(focused()).toBe('OFERTA 7')

  const field = screen.getByRole('combobox')
  act(() => field.focus())
  promotions[0] = promotion.build({ offers: [offer.build({ id: 10, name: 'NOVA' }), ...offers] })
  await comeBack()
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(document.activeElement).toBe(field)
})

it('keep the focus on that offer when another one takes its place', async () => {
  const promotions = [promotion.build({ offers })]
  const { comeBack } = await shown(promotions)
  press('Ver todas')
  promotions[0] = promotion.build({ offers: [offer.build({ id: 10, name: 'NOVA' }), ...offers] })
  await comeBack()
  expect(focused()).toBe('OFERTA 7')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
})

it('give it the focus again where **Ver todas** is pressed again', async () => {
  const { general } = await shown([promotion.build({ offers })])
  press('Ver todas')
  act(() => screen.getByRole('combobox').focus())
  act(() => general.promotionChosen(undefined))
  press('Ver todas')
  expect(focused()).toBe('OFERTA 7')
})

it('name the promotion of each, and leave out a name that is empty', async () => {
  const priced = (name: string) => ({
    ...offer.build({ name, price: fromReais(5) }),
    originalPrice: undefined,
    limit: undefined,
    messages: [],
    discounts: [],
  })
  const always = { start: undefined, end: undefined }
  await shown([
    promotion.build({ ...always, name: 'Ofertas da semana', offers: [priced('ARROZ')] }),
    promotion.build({ ...always, name: '', offers: [priced('FEIJÃO')] }),
  ])
  const textsOf = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent)
  expect(textsOf('ARROZ')).toEqual(['Ofertas da semana', 'R$\u00a05,00'])
  expect(textsOf('FEIJÃO')).toEqual(['R$\u00a05,00'])
})
