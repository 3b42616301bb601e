import { isPositive, type Money } from '@domain/money.ts'
import { BookOpenText, ChevronRight, Eye, EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { Link } from 'wouter'
import arrange from '../kit/arrange.module.css'
import { Button, IconButton } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import tones from '../kit/tones.module.css'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import { paths } from '../screen/paths.ts'
import { HiddenValue } from './hidden-value.tsx'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'
import type { HomeViewModel } from './home-view-model.ts'

interface BalanceCardProps {
  readonly home: HomeViewModel
  /** The place of the other figures, or of the first steps, whose code comes later. */
  readonly ref: Ref<HTMLDivElement>
}

/** The hero of home: what the customer has. */
export const BalanceCard = observer(function BalanceCard({ home, ref }: BalanceCardProps) {
  const { balance, hidden, isNew } = home
  const isOutdated = home.outdatedBy !== undefined
  return (
    <section className={classNames(tones.brand, styles.hero)} aria-labelledby="saldo">
      <div className={classNames(arrange.between, styles.heroHead)}>
        <h2 id="saldo" className={styles.label}>
          {content.balance}
        </h2>
        <div className={styles.heroActions}>
          <IconButton
            label={hidden ? content.show : content.hide}
            icon={hidden ? <EyeOff /> : <Eye />}
            onClick={home.hidePressed}
          />
          <Button size="small" onClick={home.statementPressed}>
            {content.statement}
          </Button>
        </div>
      </div>
      {/* The keys give a new customer new elements. React would reuse the old ones, and they would move. */}
      <div key={isNew ? 'steps' : 'figures'} className={isNew ? styles.noFigures : styles.figures}>
        {home.outage && !home.isRetrying ? (
          <p className={words.figure}>{content.unknown}</p>
        ) : (
          <LoadView
            load={isOutdated ? { state: balance.state, retry: home.retryPressed } : balance}
            skeleton={<Skeleton width="60%" height="3.25rem" />}
            what={isOutdated ? content.what.all : content.what.balance}
          >
            {({ available, pending }) => (
              <>
                <p
                  className={isNew ? words.strong : classNames(words.figure, styles.figure)}
                  data-long={amountText(available).length > ROOM_OF_A_LARGE_FIGURE || undefined}
                >
                  <HiddenValue hidden={hidden}>{amountText(available)}</HiddenValue>
                </p>
                <p className={words.quiet}>
                  {isNew
                    ? content.begin
                    : pending && isPositive(pending) && !hidden
                      ? content.pending(formatMoney(pending))
                      : meaningOf(available)}
                </p>
              </>
            )}
          </LoadView>
        )}
      </div>
      <div
        key={isNew ? 'steps-place' : 'figures-place'}
        ref={ref}
        className={isNew ? undefined : styles.others}
      />
    </section>
  )
})

/** In characters. */
const ROOM_BESIDE_FLYERS = 13
const ROOM_OF_A_LARGE_FIGURE = 12

/** Where the server does not say an amount, nothing is said about it. */
const amountText = (amount: Money | undefined): string =>
  amount === undefined ? content.unknown : formatMoney(amount)

const meaningOf = (available: Money | undefined): string | undefined =>
  available && (isPositive(available) ? content.balanceMeaning : content.noBalanceMeaning)

export const SavedCard = observer(function SavedCard({ home }: { readonly home: HomeViewModel }) {
  const { saved, hidden } = home
  return (
    <section className={classNames(tones.offer, styles.saved)} aria-labelledby="economizado">
      <div className={classNames(arrange.between, styles.savedHead)}>
        <div className={styles.savedFigure}>
          <h2 id="economizado" className={styles.label}>
            {content.saved}
          </h2>
          {home.outage && !home.isRetrying ? (
            <p className={words.strong}>{content.unknown}</p>
          ) : (
            <LoadView
              load={saved}
              skeleton={<Skeleton width="8rem" />}
              what={content.what.saved}
              failedAs="line"
            >
              {({ amount }) => (
                <Link
                  href={paths.purchases}
                  state={{ tab: 'summary' }}
                  aria-describedby="economizado"
                  className={styles.savedAmount}
                  data-long={amountText(amount).length > ROOM_BESIDE_FLYERS || undefined}
                >
                  <HiddenValue hidden={hidden}>{amountText(amount)}</HiddenValue>
                  <ChevronRight className={styles.savedIcon} />
                </Link>
              )}
            </LoadView>
          )}
        </div>
        <Link href={paths.flyers} className={classNames(words.withIcon, styles.flyers)}>
          <BookOpenText />
          {content.flyers}
        </Link>
      </div>
      <p className={classNames(words.quiet, styles.savedMeaning)}>
        {saved.value?.amount &&
          (isPositive(saved.value.amount) ? content.savedMeaning : content.nothingSavedMeaning)}
      </p>
    </section>
  )
})
