import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { isPositive, type Money } from '@domain/money.ts'
import { Card } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import type { Loadable } from '../screen/loadable.ts'
import { statementContent as content } from './statement-content.ts'
import styles from './statement-page.module.css'

/** The available and the pending balance (product.md §2). */
export function AccountBalance({ balance }: { readonly balance: Loadable<CashbackBalance> }) {
  return (
    <Card as="section" tone="brand" aria-labelledby="saldo">
      <div className={styles.account}>
        <h2 id="saldo" className={classNames(words.withIcon, styles.cardTitle)}>
          {content.balance}
        </h2>
        <div className={styles.balancesPlace}>
          <LoadView load={balance} skeleton={<Skeleton height="10.5rem" />} what={content.what.balance}>
            {({ available, pending }) => (
              <dl className={styles.balances}>
                <Amount
                  label={content.available}
                  amount={available}
                  meaning={meaningOf(available, content.availableMeaning, content.noneAvailableMeaning)}
                  className={words.figure}
                />
                <Amount
                  label={content.pending}
                  amount={pending}
                  meaning={meaningOf(pending, content.pendingMeaning, content.nonePendingMeaning)}
                  className={classNames(words.strong, styles.second)}
                />
              </dl>
            )}
          </LoadView>
        </div>
      </div>
    </Card>
  )
}

/** Nothing where the server does not say the amount. */
function meaningOf(amount: Money | undefined, some: string, none: string): string | undefined {
  if (amount === undefined) return undefined
  return isPositive(amount) ? some : none
}

interface AmountProps {
  readonly label: string
  readonly amount: Money | undefined
  readonly meaning: string | undefined
  readonly className: string | undefined
}

function Amount({ label, amount, meaning, className }: AmountProps) {
  return (
    <div>
      <dt className={words.quiet}>{label}</dt>
      <dd className={className}>{amount === undefined ? content.unknownAmount : formatMoney(amount)}</dd>
      {meaning !== undefined && <dd className={words.quiet}>{meaning}</dd>}
    </div>
  )
}
