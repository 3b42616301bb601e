import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import arrange from '../kit/arrange.module.css'
import { Card } from '../kit/card.tsx'
import { Stack } from '../kit/layout.tsx'
import { LongGroups } from '../kit/long-groups.tsx'
import { Pager } from '../kit/pager.tsx'
import { Skeleton, SkeletonCards } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatInteger, formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { monthName } from '../screen/month-name.ts'
import { PurchaseCard } from './purchase-card.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import type { ListedMonth, PurchasesViewModel } from './purchases-view-model.ts'

interface PurchaseListProps {
  readonly purchases: PurchasesViewModel
}

export const PurchaseList = observer(function PurchaseList({ purchases }: PurchaseListProps) {
  const top = useTopOfEachPage(purchases.page)
  return (
    <div ref={top} className={styles.list}>
      <LoadView
        load={purchases.list}
        skeleton={<ListSkeleton />}
        what={content.what.purchases}
        isEmpty={(page) => page.purchases.length === 0}
        empty={
          <EmptyState icon={<ReceiptText />} title={content.empty}>
            {content.emptyHint}
          </EmptyState>
        }
      >
        {() => <Months months={purchases.months} />}
      </LoadView>
      <Pager
        label={content.pager}
        page={purchases.page}
        pageCount={purchases.pageCount}
        onChange={purchases.pageChosen}
        range={2}
        margin={1}
      />
    </div>
  )
})

/** Scrolls to the top when another page is chosen. */
function useTopOfEachPage(page: number) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    top.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return top
}

function Months({ months }: { readonly months: readonly ListedMonth[] }) {
  const groups = months.map((month, index) => ({
    key: monthKey(month, index),
    head: <MonthHead month={month} />,
    label: nameOf(month),
    items: month.purchases,
  }))
  return (
    // The number of a coupon may be missing or repeated, so the position is the key; a page never changes its order.
    <LongGroups groups={groups} itemKey={(_, position) => String(position)} estimatedHeight={200}>
      {(purchase) => (
        <Card>
          <PurchaseCard purchase={purchase} />
        </Card>
      )}
    </LongGroups>
  )
}

function MonthHead({ month }: { readonly month: ListedMonth }) {
  const count = month.purchases.length
  return (
    <header className={arrange.heading}>
      <h2>{nameOf(month)}</h2>
      <p className={words.quiet}>
        {content.month(
          formatInteger(count),
          count === 1,
          formatMoney(month.total),
          formatMoney(month.discount),
          month.partial,
        )}
      </p>
    </header>
  )
}

function ListSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton width="12rem" height="1.5rem" />
      <SkeletonCards count={3} lines={3} />
    </Stack>
  )
}

const nameOf = ({ month }: ListedMonth) => (month ? monthName(month) : content.undated)

const monthKey = ({ month }: ListedMonth, index: number) =>
  month ? `${month.year}-${month.month}` : `undated-${index}`
