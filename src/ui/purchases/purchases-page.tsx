import { observer } from 'mobx-react-lite'
import { Tabs } from '../kit/tabs.tsx'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { monthContent } from './month-content.ts'
import { MonthChoice, MonthOfPurchases } from './month-of-purchases.tsx'
import { PurchaseList, PurchasesSkeleton } from './purchase-list.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import { PurchasesViewModel } from './purchases-view-model.ts'

/** A company may choose one month; everybody else has the pages. */
const List = observer(function List({ purchases }: { readonly purchases: PurchasesViewModel }) {
  const { chosenMonth } = purchases
  // A company chooses a month above its purchases. That field would move them if it came later.
  if (chosenMonth.isKindAwaited) return <PurchasesSkeleton />
  return (
    <div className={styles.list}>
      <LoadView load={chosenMonth.kind} skeleton={null} what={monthContent.choice} failedAs="line">
        {(kind) => kind === 'company' && <MonthChoice months={chosenMonth} />}
      </LoadView>
      {chosenMonth.chosen ? (
        <MonthOfPurchases months={chosenMonth} />
      ) : (
        <PurchaseList purchases={purchases} />
      )}
    </div>
  )
})

export const PurchasesPage = observer(function PurchasesPage({ title }: ScreenProps) {
  const purchases = useViewModel(PurchasesViewModel)
  return (
    <Page title={title}>
      <Tabs
        label={content.tabs}
        value={purchases.tab}
        onChange={purchases.tabChosen}
        tabs={[
          { value: 'list', label: content.list, content: <List purchases={purchases} /> },
          {
            value: 'summary',
            label: content.summary,
            content: <PurchaseSummary summary={purchases.summary} />,
          },
        ]}
      />
    </Page>
  )
})
