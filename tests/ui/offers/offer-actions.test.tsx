import { act, fireEvent, screen, within } from '@testing-library/react'
import { ActivateAll } from '@ui/offers/activate-all.tsx'
import { ExclusiveOffer } from '@ui/offers/offer-actions.tsx'
import type { OffersViewModel } from '@ui/offers/offers-view-model.ts'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { offersScreen } from '../../support/offers-screen.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

const REFUSED = { kind: 'rejected', status: 400, description: 'Limite.', errors: [] } as const

async function cards(element?: (offers: OffersViewModel) => ReactNode) {
  const offered = [offer.build({ name: 'CAFÉ' }), offer.build({ name: 'QUEIJO' })]
  const byStore = new Map([[1, [promotion.exclusive().build({ offers: offered })]]])
  const { open, offers: repository, texts } = offersScreen(byStore)
  const offers = await open()
  const page = renderStrict(
    element?.(offers) ??
      offers.shown.map((item) => <ExclusiveOffer key={item.key} item={item} offers={offers} />),
  )
  repository.steering.hold()
  return { offers, repository, page, texts }
}

/** The first **Ativar** has been pressed, and the server will refuse it. */
async function pressed() {
  const given = await cards()
  const { repository } = given
  repository.steering.failWith(REFUSED)
  const [first] = screen.getAllByRole('button', { name: 'Ativar' })
  if (!first) throw new Error('no button')
  await act(async () => fireEvent.click(first))
  const card = first.closest('article')
  const outcome = card?.querySelector('[role=status]')
  if (!card || !outcome) throw new Error('no card')
  const scrolled = vi.fn()
  outcome.scrollIntoView = scrolled
  const answer = () =>
    act(async () => {
      repository.steering.release()
      await settled()
    })
  return { ...given, card, scrolled, answer }
}

/** What a screen reader says of each card by itself. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('announces an offer as active where its own **Ativar** was pressed, and not the others', async () => {
  await cards()
  const [first] = screen.getAllByRole('button', { name: 'Ativar' })
  if (!first) throw new Error('no button')
  await act(async () => fireEvent.click(first))
  expect(announced()).toEqual(['CAFÉ: Ativada. Informe seu CPF no caixa até 22/11/2026', ''])
})

it('announces no offer of **Ativar todas**, neither before the answers nor after them: the bar says what came of it', async () => {
  const { offers, repository } = await cards()
  await act(async () => offers.allPressed())
  expect(screen.getAllByRole('button', { name: 'Ativada' })).toHaveLength(2)
  expect(announced()).toEqual(['', ''])
  await act(async () => {
    repository.steering.release()
    await settled()
  })
  expect(announced()).toEqual(['', ''])
})

describe('a refusal', () => {
  it('is said on the card that stands in the window, above the bar, and nowhere else', async () => {
    const { answer, scrolled, texts } = await pressed()
    await answer()
    expect(announced()).toEqual(['Limite.', ''])
    expect(scrolled).toHaveBeenCalledOnce()
    expect(texts()).toEqual([])
  })

  it('is said in a toast when the card is in the page no more, as beside another search or in another tab', async () => {
    const { page, answer, texts } = await pressed()
    page.unmount()
    await answer()
    expect(texts()).toEqual(['Café – Limite.'])
  })

  it('is said in a toast, and pulls nobody back, when the customer has scrolled on', async () => {
    const { card, answer, scrolled, texts } = await pressed()
    card.getBoundingClientRect = () => new DOMRect(0, -1300, 300, 200)
    await answer()
    expect(scrolled).not.toHaveBeenCalled()
    expect(texts()).toEqual(['Café – Limite.'])
  })
})

it('a run of **Ativar todas** can be followed and stopped beside **Minha lista**, where none can be begun', async () => {
  const { offers, repository } = await cards((shown) => <ActivateAll offers={shown} />)
  await act(async () => offers.tabChosen('saved'))
  expect(screen.queryByRole('button')).toBeNull()
  repository.steering.failWith(REFUSED)
  await act(async () => offers.allPressed())
  screen.getByRole('progressbar', { name: 'Ativando as ofertas' })
  screen.getByRole('button', { name: 'Parar' })
  await act(async () => {
    repository.steering.release()
    await settled()
  })
  screen.getByText('0 de 2 ofertas ativadas.')
  expect(screen.getAllByText('Limite.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Ativar todas/ })).toBeNull()
})

it('an offer that was refused can be pressed again, and says when nobody knows whether it is active', async () => {
  const { repository, card, answer } = await pressed()
  await answer()
  const pressAgain = () =>
    act(async () => {
      fireEvent.click(within(card).getByRole('button', { name: 'Ativar' }))
      await settled()
    })
  repository.steering.failWith({ kind: 'timeout' })
  await pressAgain()
  expect(announced()).toEqual(['Não sabemos se a oferta foi ativada. Toque em “Ativar” para conferir.', ''])

  repository.steering.failWith(undefined)
  await pressAgain()
  within(card).getByRole('button', { name: 'Ativada' })
})

it('a run of **Ativar todas** without a signal says how many were not tried, and how to check the others', async () => {
  const { offers, repository } = await cards((shown) => <ActivateAll offers={shown} />)
  repository.steering.failWith({ kind: 'offline' })
  await act(async () => {
    void offers.activations.manyPressed(activatedOffer.buildList(14))
    repository.steering.release()
    await settled()
  })
  screen.getByText('0 de 14 ofertas ativadas.')
  screen.getByText('Paramos antes do fim: faltaram 11 ofertas.')
  const failed = screen.getByRole<HTMLDetailsElement>('group')
  expect(failed.closest('[role=status]')).not.toBeNull()
  expect(failed.open).toBe(false)
  fireEvent.click(within(failed).getByText('Ver as 3 que não foram confirmadas'))
  expect(failed.open).toBe(true)
  expect(within(failed).getAllByText(/Toque em “Tentar de novo” para conferir/)).toHaveLength(3)
})
