import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { isPositive } from '@domain/money.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import tones from '../kit/tones.module.css'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import type { Loadable } from '../screen/loadable.ts'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'

interface BalanceCardProps {
  readonly balance: Loadable<CashbackBalance>
  readonly onStatement: () => void
}

export const BalanceCard = observer(function BalanceCard({ balance, onStatement }: BalanceCardProps) {
  return (
    <section className={classNames(tones.brand, styles.balance)} aria-labelledby="saldo">
      <div className={styles.cardHeader}>
        <h2 id="saldo" className={styles.label}>
          {content.balance}
        </h2>
        <Button onClick={onStatement}>{content.statement}</Button>
      </div>
      <LoadView load={balance} skeleton={<Skeleton height="5.25rem" />} what={content.what.balance}>
        {({ available, pending }) => (
          <>
            <p className={styles.figure}>{formatMoney(available)}</p>
            <p className={words.quiet}>
              {isPositive(available) ? content.balanceMeaning : content.noBalanceMeaning}
            </p>
            {isPositive(pending) && <p className={words.quiet}>{content.pending(formatMoney(pending))}</p>}
          </>
        )}
      </LoadView>
    </section>
  )
})
