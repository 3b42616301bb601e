import { ReadEarningStatements } from '@application/purchases/read-earning-statements.ts'
import { ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { demoCompany, demoPerson } from '@infrastructure/in-memory/person/demo-person.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { act } from '@testing-library/react'
import { Toasts } from '@ui/kit/toasts.ts'
import { MonthOfPurchases } from '@ui/purchases/month-of-purchases.tsx'
import { MonthViewModel } from '@ui/purchases/month-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

function openMonth() {
  const none = fromReais(0)
  const clock = new InMemoryClock()
  const repository = new InMemoryPurchaseRepository({ purchases: purchase.on(2026, 11).buildList(12) })
  const months = new MonthViewModel(
    new InMemoryPersonRepository({ ...demoPerson, ...demoCompany }),
    testDevice().lastKnown,
    new ReadMonthOfPurchases(repository),
    new ReadEarningStatements(
      new InMemoryCashbackRepository({ balance: { available: none, pending: none }, statement: [] }),
      new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(clock)),
    ),
    new InMemoryFileSaver(),
    new Today(clock),
    new Toasts(clock),
  )
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
