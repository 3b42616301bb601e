import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
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

async function openList(...statement: readonly StatementLine[]) {
  const clock = new InMemoryClock()
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(1), pending: fromReais(0) },
    statement,
  })
  const viewModel = new StatementViewModel(
    cashback,
    new FindLapsingCashback(cashback, clock),
    testDevice().lastKnown,
    new Today(clock),
  )
  openScreen(viewModel)
  await settled()
  viewModel.layoutChosen('list')
  renderStrict(<StatementList statement={viewModel} />)
  return clock
}

it('says after midnight that what lapsed yesterday has lapsed, while it stays open', async () => {
  const clock = await openList(statementLine.build({ expiresOn: new InMemoryClock().today() }))
  expect(screen.getByText(/Vence em 20\/11\/2026/)).toBeTruthy()
  await act(async () => clock.advance(24 * 60 * 60 * 1000))
  expect(screen.getByText(/Validade 20\/11\/2026/)).toBeTruthy()
})

it('says of a credit whether it has lapsed, and nothing of that on what was spent', async () => {
  await openList(
    statementLine.build({ description: 'Compra 000808', amount: fromReais(3) }),
    statementLine.build({ description: 'Uso no caixa', amount: fromReais(-2) }),
  )
  const lines = screen
    .getAllByRole('heading', { level: 4 })
    .map(({ parentElement }) => parentElement?.textContent)
  expect(lines).toEqual([expect.stringContaining('Valido'), expect.not.stringContaining('Valido')])
})
