import { act } from '@testing-library/react'
import { MonthOfPurchases } from '@ui/purchases/month-of-purchases.tsx'
import { expect, it } from 'vitest'
import { purchase } from '../../support/factories/purchases.ts'
import { monthsOfPurchases } from '../../support/months-of-purchases.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

function openMonth() {
  const { months, repository } = monthsOfPurchases({ purchases: purchase.on(2026, 11).buildList(12) })
  repository.steering.hold()
  months.monthChosen({ year: 2026, month: 11 })
  const { container } = renderStrict(<MonthOfPurchases months={months} />)
  const region = container.querySelector('[aria-live="polite"]')
  return { months, repository, said: () => region?.isConnected && region.textContent }
}

it.each([
  [
    'was stopped',
    ({ months }: ReturnType<typeof openMonth>) => months.stopPressed(),
    /^A busca parou antes do fim\./,
  ],
  [
    'failed',
    ({ repository }: ReturnType<typeof openMonth>) => {
      repository.steering.failWith({ kind: 'timeout' })
      repository.steering.release()
    },
    /^Não foi possível carregar todas as compras do mês\./,
  ],
  [
    'found nothing',
    ({ months, repository }: ReturnType<typeof openMonth>) => {
      repository.steering.release()
      months.monthChosen({ year: 2026, month: 12 })
    },
    /^Nenhuma compra neste mês\.$/,
  ],
] as const)('announces that the reading of a month %s', async (_, end, words) => {
  const month = openMonth()
  expect(month.said()).toBe('')
  await act(async () => {
    end(month)
    await settled()
  })
  expect(month.said()).toMatch(words)
})
