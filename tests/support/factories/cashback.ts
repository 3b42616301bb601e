import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { Factory } from 'fishery'

class StatementLineFactory extends Factory<StatementLine> {
  spent() {
    return this.params({
      description: 'Uso de cashback no caixa',
      amount: fromReais(-15.28),
      expiresOn: undefined,
    })
  }

  expired() {
    return this.params({ expiresOn: { year: 2026, month: 11, day: 1 }, expired: true })
  }
}

/** A credit that can be spent until February; ids go down, because the newest line comes first. */
export const statementLine = StatementLineFactory.define(
  ({ sequence }): StatementLine => ({
    id: 10_000 - sequence,
    description: `Cashback compra ${sequence}`,
    day: { year: 2026, month: 11, day: 2 },
    expiresOn: { year: 2027, month: 2, day: 2 },
    amount: fromReais(4.61),
    expired: false,
  }),
)
