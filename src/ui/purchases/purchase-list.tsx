import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Card, CardGrid } from '../kit/card.tsx'
import { Pager } from '../kit/pager.tsx'
import { Skeleton, SkeletonCard } from '../kit/skeleton.tsx'
import { VirtualGroups } from '../kit/virtual-groups.tsx'
import { isLong } from '../kit/virtual-rows.ts'
import { formatInteger, formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { monthName } from './month-name.ts'
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
          <EmptyState icon={<ReceiptText aria-hidden="true" />} title={content.empty}>
            {content.emptyHint}
          </EmptyState>
        }
      >
        {({ purchases: shown }) =>
          isLong(shown) ? (
            <LongMonths months={purchases.months} />
          ) : (
            purchases.months.map((month, index) => (
              <MonthSection key={monthKey(month, index)} month={month} />
            ))
          )
        }
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

/** A page begins at its beginning, though one was at the end of the page before. */
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

function MonthSection({ month }: { readonly month: ListedMonth }) {
  return (
    <section className={styles.month}>
      <MonthHead month={month} />
      <CardGrid as="ul">
        {month.purchases.map((purchase, index) => (
          // The number of a coupon may be missing, and two tills may print the same one.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes its order.
          <Card key={index} as="li">
            <PurchaseCard purchase={purchase} />
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}

/** For a server that sends more than a page of purchases at once. */
function LongMonths({ months }: { readonly months: readonly ListedMonth[] }) {
  const groups = months.map((month, index) => ({
    key: monthKey(month, index),
    head: <MonthHead month={month} />,
    label: nameOf(month),
    items: month.purchases,
  }))
  return (
    <VirtualGroups groups={groups} itemKey={(_, position) => String(position)} estimatedHeight={200}>
      {(purchase) => (
        <Card>
          <PurchaseCard purchase={purchase} />
        </Card>
      )}
    </VirtualGroups>
  )
}

function MonthHead({ month }: { readonly month: ListedMonth }) {
  const count = month.purchases.length
  return (
    <header className={styles.monthHead}>
      <h2 className={styles.monthName}>{nameOf(month)}</h2>
      <p className={styles.monthSums}>
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
    <div className={styles.month}>
      <Skeleton width="12rem" height="1.5rem" />
      <CardGrid>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
      </CardGrid>
    </div>
  )
}

const nameOf = ({ month }: ListedMonth) => (month ? monthName(month) : content.undated)

const monthKey = ({ month }: ListedMonth, index: number) =>
  month ? `${month.year}-${month.month}` : `undated-${index}`
