import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Stack } from '../kit/layout.tsx'
import { Pager } from '../kit/pager.tsx'
import { Skeleton, SkeletonCards } from '../kit/skeleton.tsx'
import { pending } from '../screen/load-state.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { EarningsNote } from './earnings-note.tsx'
import { PurchaseMonths } from './purchase-months.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import type { PurchasesViewModel } from './purchases-view-model.ts'

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
        {() => (
          <>
            <PurchaseMonths months={purchases.months} partly={content.onThisPage} earningsFrom={purchases} />
            <EarningsNote earningsFrom={purchases} />
          </>
        )}
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

const AWAITED = { state: pending, retry: () => {} }

/** Stands in the place of the list until the portal knows whether the customer is a company. */
export function PurchasesSkeleton() {
  return (
    <div className={styles.list}>
      <LoadView load={AWAITED} skeleton={<ListSkeleton />} what={content.what.purchases}>
        {() => null}
      </LoadView>
    </div>
  )
}

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

function ListSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton width="12rem" height="1.5rem" />
      <SkeletonCards count={3} lines={3} />
    </Stack>
  )
}
