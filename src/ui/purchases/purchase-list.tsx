import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { Pager } from '../kit/pager.tsx'
import { Skeleton, SkeletonCards } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { screenContent } from '../screen/content.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
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
            <PurchaseMonths months={purchases.months} earnedBy={purchases} />
            <EarningsNote purchases={purchases} />
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

/** Says where **Você ganhou** comes from, and which statements could not be read. */
const EarningsNote = observer(function EarningsNote({ purchases }: PurchaseListProps) {
  const { state, retry } = purchases.statements
  const unread = state.status === 'failed' ? ['cashback', 'points'] : purchases.statements.value?.unread
  if (unread === undefined || unread.length === 0) return <p className={words.quiet}>{content.earnedFrom}</p>
  return (
    <Notice
      action={
        <Button size="small" onClick={retry}>
          {screenContent.retry}
        </Button>
      }
    >
      {content.earnedUnread[unread.length > 1 ? 'both' : unread[0] === 'points' ? 'points' : 'cashback']}
    </Notice>
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

function ListSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton width="12rem" height="1.5rem" />
      <SkeletonCards count={3} lines={3} />
    </Stack>
  )
}
