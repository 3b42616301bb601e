import { FindPurchaseEarnings } from '@application/purchases/find-purchase-earnings.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { act, screen } from '@testing-library/react'
import { PurchaseSummary } from '@ui/purchases/purchase-summary.tsx'
import { PurchasesViewModel } from '@ui/purchases/purchases-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

it.each([
  ['in whole percents', 10, 'Com os descontos, você pagou 10% a menos.'],
  ['and no percent where it is less than one', 0.2, 'Quanto você deixou de pagar.'],
])('says how much less was paid, %s', async (_, discount, meaning) => {
  const none = fromReais(0)
  const repository = new InMemoryPurchaseRepository({
    savedTotal: { amount: none, customerSince: undefined },
    // Without a day there is neither a year nor a plot.
    purchases: [{ ...purchase.build(), day: undefined, total: fromReais(90), discount: fromReais(discount) }],
  })
  const clock = new InMemoryClock()
  const purchases = new PurchasesViewModel(
    repository,
    new SummarizePurchases(repository),
    new FindPurchaseEarnings(
      new InMemoryCashbackRepository({ balance: { available: none, pending: none }, statement: [] }),
      new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(clock)),
    ),
    new Today(clock),
    new RecordingNavigation(),
  )
  openScreen(purchases)
  await settled()
  renderStrict(<PurchaseSummary purchases={purchases} />)
  await act(async () => {
    purchases.buildPressed()
    await settled()
  })
  expect(screen.getByText(/menos\.$|deixou de pagar\.$/).textContent).toBe(meaning)
})
