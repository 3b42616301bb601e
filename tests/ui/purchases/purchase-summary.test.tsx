import { PosterSharer } from '@application/purchases/poster-sharer.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { act, screen } from '@testing-library/react'
import { PurchaseSummary } from '@ui/purchases/purchase-summary.tsx'
import { SummaryViewModel } from '@ui/purchases/summary-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPosterSharer } from '../../doubles/purchases/in-memory-poster-sharer.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

async function openSummary(said: readonly Partial<Purchase>[]) {
  const none = fromReais(0)
  const repository = new InMemoryPurchaseRepository({
    savedTotal: { amount: none, customerSince: undefined },
    purchases: said.map((facts) => ({ ...purchase.build(), ...facts })),
  })
  const summary = new SummaryViewModel(new SummarizePurchases(repository), new Today(new InMemoryClock()))
  renderStrict(<PurchaseSummary summary={summary} />, [service(PosterSharer, new InMemoryPosterSharer())])
  await act(async () => {
    summary.open()
    await settled()
  })
}

// Without a day there is neither a year nor a plot.
const amounts = (total: number | undefined, discount: number | undefined) => ({
  day: undefined,
  total: total === undefined ? undefined : fromReais(total),
  discount: discount === undefined ? undefined : fromReais(discount),
})

it.each([
  ['in whole percents', [amounts(90, 10)], 'Com os descontos, você pagou 10% a menos.'],
  ['and no percent where nothing was paid', [amounts(0, 0)], 'Quanto você economizou com descontos.'],
  ['and no percent where it is less than one', [amounts(90, 0.2)], 'Quanto você economizou com descontos.'],
  [
    'from the purchases of which both amounts are known',
    [amounts(undefined, 50), amounts(90, 10), amounts(900, undefined)],
    'Com os descontos, você pagou 10% a menos.',
  ],
  [
    'and no percent where that is none with a discount',
    [amounts(undefined, 50), amounts(50, 0)],
    'Quanto você economizou com descontos.',
  ],
] as const)('says how much less was paid, %s', async (_, said, meaning) => {
  await openSummary(said)
  expect(screen.getByText(/menos\.$|economizou com descontos\.$/).textContent).toBe(meaning)
})

it.each([
  ['total', { tile: 'Total em compras', plot: 'Compras por mês' }],
  ['discount', { tile: 'Total em descontos', plot: 'Descontos por mês' }],
] as const)(
  'leaves out the sum and the plot of the %s where no purchase says it',
  async (amount, { tile, plot }) => {
    const inMonth = (month: number) => ({ day: { year: 2026, month, day: 2 }, [amount]: undefined })
    await openSummary([inMonth(11), inMonth(9)])
    expect(screen.getAllByText(/^Total em/)).toHaveLength(1)
    expect(screen.queryByText(tile)).toBeNull()
    expect(screen.getAllByText(/^Média de/)).toHaveLength(1)
    expect(screen.queryByRole('figure', { name: plot })).toBeNull()
  },
)

it('says of a month that its amount is unknown, and leaves it out of the average', async () => {
  const spent = (month: number, total: number | undefined) => ({
    ...amounts(total, undefined),
    day: { year: 2026, month, day: 2 },
  })
  await openSummary([spent(11, 30), spent(10, undefined), spent(9, 10)])
  const plot = await screen.findByRole('table', { name: 'Compras por mês' })
  expect([...plot.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    'R$\u00a010,00',
    'Não informado',
    'R$\u00a030,00',
  ])
  expect(screen.getByText(/^Média de R\$\s20,00 por mês$/)).toBeTruthy()
})

it.each([
  ['several months', [11, 9], 'Em 2 compras, de setembro de 2026 a novembro de 2026.'],
  ['one month', [11], 'Em 1 compra, em novembro de 2026.'],
] as const)('says the period of %s in the total and in the year', async (_, months, meaning) => {
  await openSummary(months.map((month) => ({ day: { year: 2026, month, day: 2 } })))
  const [, period = ''] = /, (.*)\.$/.exec(meaning) ?? []
  expect(screen.getAllByText(meaning)).toHaveLength(1)
  expect(screen.getAllByText(period.replace(/^./, (letter) => letter.toUpperCase()))).toHaveLength(1)
})
