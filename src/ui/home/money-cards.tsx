import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { isPositive } from '@domain/money.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import tones from '../kit/tones.module.css'
import words from '../kit/words.module.css'
import { formatDay, formatMoney } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import type { Loadable } from '../screen/loadable.ts'
import { paths } from '../screen/paths.ts'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'

interface BalanceCardProps {
  readonly balance: Loadable<CashbackBalance>
  readonly onStatement: () => void
}

export function BalanceCard({ balance, onStatement }: BalanceCardProps) {
  return (
    <section className={classNames(tones.brand, styles.moneyCard, styles.balance)} aria-labelledby="saldo">
      <CardHeader id="saldo" title={content.balance}>
        <Button onClick={onStatement}>{content.statement}</Button>
      </CardHeader>
      <div className={styles.figures}>
        <LoadView load={balance} skeleton={<Skeleton height="5.25rem" />} what={content.what.balance}>
          {({ available, pending }) => (
            <>
              <p className={words.figure}>{formatMoney(available)}</p>
              <p className={words.quiet}>
                {isPositive(available) ? content.balanceMeaning : content.noBalanceMeaning}
              </p>
              {isPositive(pending) && <p className={words.quiet}>{content.pending(formatMoney(pending))}</p>}
            </>
          )}
        </LoadView>
      </div>
    </section>
  )
}

export function SavedCard({ saved }: { readonly saved: Loadable<SavedTotal> }) {
  return (
    <section className={classNames(tones.offer, styles.moneyCard)} aria-labelledby="economizado">
      <CardHeader id="economizado" title={content.saved}>
        <Link href={paths.flyers} className={classNames(words.withIcon, styles.flyers)}>
          <BookOpenText />
          {content.flyers}
        </Link>
      </CardHeader>
      <div className={styles.figures}>
        <LoadView load={saved} skeleton={<Skeleton height="5.25rem" />} what={content.what.saved}>
          {({ amount, customerSince }) => (
            <>
              <p className={words.figure}>{formatMoney(amount)}</p>
              <p className={words.quiet}>
                {isPositive(amount) ? content.savedMeaning : content.nothingSavedMeaning}
              </p>
              {customerSince && (
                <p className={words.quiet}>{content.customerSince(formatDay(customerSince))}</p>
              )}
            </>
          )}
        </LoadView>
      </div>
    </section>
  )
}

interface CardHeaderProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function CardHeader({ id, title, children }: CardHeaderProps) {
  return (
    <div className={arrange.between}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      {children}
    </div>
  )
}
