import { isPositive, type Money } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { isNamedIn, mayLackLines } from '@domain/purchases/purchase-earnings.ts'
import { observer } from 'mobx-react-lite'
import { Stack } from '../kit/layout.tsx'
import { formatDay, formatMoney, formatPoints, joinWords } from '../screen/format.ts'
import { isAwaited } from '../screen/load-state.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import type { EarningsSource } from './purchases-view-model.ts'

interface PurchaseCardProps {
  readonly purchase: Purchase
  readonly earningsFrom: EarningsSource | undefined
}

export function PurchaseCard({ purchase, earningsFrom }: PurchaseCardProps) {
  const { storeName, couponNumber, total, discount, day } = purchase
  return (
    <Stack gap="small">
      <h3 className={styles.store}>
        <TitleCase name={storeName || content.unnamedStore} />
      </h3>
      <dl className={styles.values}>
        <Value label={content.total} value={money(total)} className={styles.total} />
        <Value
          label={content.discount}
          value={money(discount)}
          className={discount && isPositive(discount) ? styles.discount : undefined}
        />
        <Value label={content.date} value={day ? formatDay(day) : content.undated} />
        <Value label={content.coupon} value={couponNumber || content.couponUnknown} />
        {earningsFrom && <Earned purchase={purchase} earningsFrom={earningsFrom} />}
      </dl>
    </Stack>
  )
}

const Earned = observer(function Earned({
  purchase,
  earningsFrom,
}: {
  readonly purchase: Purchase
  readonly earningsFrom: EarningsSource
}) {
  return (
    <div className={styles.earned}>
      <dt className={styles.label}>{content.earned}</dt>
      <dd className={styles.value}>{earnedWords(purchase, earningsFrom)}</dd>
    </div>
  )
})

function earnedWords(purchase: Purchase, { statements, earnings }: EarningsSource): string {
  if (isAwaited(statements.state)) return content.earnedAwaited
  const read = statements.value
  const earned = earnings.get(purchase)
  if (earned === undefined) {
    // Something may have been earned, and it is not known what.
    if (read && (mayLackLines(purchase, read) || isNamedIn(read, purchase))) return content.earnedInStatement
    return read?.unread.length === 0 ? content.earnedUnknown : content.earnedUnseen
  }
  const { cashback, points } = earned
  return joinWords([
    ...(cashback ? [content.earnedCashback(formatMoney(cashback))] : []),
    ...points.map(({ campaignName, points: some }) =>
      points.length === 1
        ? formatPoints(some)
        : content.earnedIn(formatPoints(some), shownName(campaignName)),
    ),
  ])
}

/** In characters. */
const ROOM_FOR_LARGE = 12

interface ValueProps {
  readonly label: string
  readonly value: string
  readonly className?: string | undefined
}

function Value({ label, value, className }: ValueProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-long={value.length > ROOM_FOR_LARGE || undefined}>
        <span className={className}>{value}</span>
      </dd>
    </div>
  )
}

const money = (amount: Money | undefined): string => (amount ? formatMoney(amount) : content.unknownAmount)
