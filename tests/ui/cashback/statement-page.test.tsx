import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { act, screen, within } from '@testing-library/react'
import { CashbackStatementPage } from '@ui/cashback/statement-page.tsx'
import { expect, it } from 'vitest'
import { SlowBalance } from '../../doubles/cashback/slow-balance.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../../doubles/reminders/in-memory-calendar-file.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

async function opened(available: number, statement: readonly StatementLine[]) {
  const clock = new InMemoryClock()
  const cashback = new SlowBalance({
    balance: { available: fromReais(available), pending: fromReais(0) },
    statement,
  })
  renderStrict(<CashbackStatementPage title="Extrato" params={{}} />, [
    service(CashbackRepository, cashback),
    service(FindLapsingCashback, new FindLapsingCashback(cashback, clock)),
    service(LastKnown, testDevice().lastKnown),
    service(RemindBeforeLapse, new RemindBeforeLapse(new InMemoryCalendarFile(), clock)),
  ])
  await act(settled)
  return {
    lines: within(screen.getByRole('region', { name: 'Lançamentos' })),
    lapsing: within(screen.getByRole('region', { name: 'Vence primeiro' })),
    answerBalance: () =>
      act(async () => {
        cashback.answerBalance()
        await settled()
      }),
  }
}

const earned = statementLine.build({ amount: fromReais(10) })

it('offers a reminder of what is left to spend alone, and none of a credit that has been spent', async () => {
  const { lapsing, answerBalance } = await opened(0, [statementLine.spent().build(), earned])
  await answerBalance()
  expect(lapsing.getByText('Nenhum cashback com data para vencer.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Criar lembrete' })).toBeNull()
})

it('offers a reminder once of a credit of which something is left', async () => {
  const { lapsing, answerBalance } = await opened(3, [earned])
  await answerBalance()
  expect(lapsing.getByText(/^R\$\s3,00$/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Criar lembrete' })).toHaveLength(1)
})

it('keeps the focus in the lines, and a press that has begun there, when the balance comes after them', async () => {
  const { lines, answerBalance } = await opened(3, [earned])
  const button = lines.getByRole('button', { name: 'Ver tudo em lista' })
  button.focus()
  await answerBalance()
  expect(document.activeElement).toBe(button)
})
