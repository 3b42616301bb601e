import { isPositive, type Money } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { Stack } from '../kit/layout.tsx'
import { formatDay, formatMoney } from '../screen/format.ts'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'

export function PurchaseCard({ purchase }: { readonly purchase: Purchase }) {
  const { storeName, couponNumber, total, discount, day } = purchase
  return (
    <Stack gap="small">
      <h3 className={styles.store}>{storeName || content.unnamedStore}</h3>
      <dl className={styles.values}>
        <Value label={content.total} value={money(total)} className={styles.total} />
        <Value
          label={content.discount}
          value={money(discount)}
          className={discount && isPositive(discount) ? styles.discount : undefined}
        />
        <Value label={content.date} value={day ? formatDay(day) : content.undated} />
        <Value label={content.coupon} value={couponNumber || content.couponUnknown} />
      </dl>
    </Stack>
  )
}

interface ValueProps {
  readonly label: string
  readonly value: string
  readonly className?: string | undefined
}

function Value({ label, value, className }: ValueProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={className}>{value}</span>
      </dd>
    </div>
  )
}

const money = (amount: Money | undefined): string => (amount ? formatMoney(amount) : content.unknownAmount)
