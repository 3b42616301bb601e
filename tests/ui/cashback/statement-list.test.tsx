import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { act, screen } from '@testing-library/react'
import { StatementList } from '@ui/cashback/statement-list.tsx'
import { StatementViewModel } from '@ui/cashback/statement-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { openScreen } from '../../support/open-screen.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

it('says after midnight that what lapsed yesterday has lapsed, while it stays open', async () => {
  const clock = new InMemoryClock()
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(1), pending: fromReais(0) },
    statement: [statementLine.build({ expiresOn: clock.today() })],
  })
  const statement = new StatementViewModel(
    cashback,
    new FindLapsingCashback(cashback, clock),
    testDevice().lastKnown,
    new Today(clock),
  )
  openScreen(statement)
  await settled()
  statement.layoutChosen('list')
  renderStrict(<StatementList statement={statement} />)
  expect(screen.getByText(/Vence em 20\/11\/2026/)).toBeTruthy()
  await act(async () => clock.advance(24 * 60 * 60 * 1000))
  expect(screen.getByText(/Validade 20\/11\/2026/)).toBeTruthy()
})
