import { observer } from 'mobx-react-lite'
import { Tabs } from '../kit/tabs.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import { PurchasesViewModel } from './purchases-view-model.ts'

export const PurchasesPage = observer(function PurchasesPage({ title }: ScreenProps) {
  const purchases = useViewModel(PurchasesViewModel)
  return (
    <Page title={title}>
      <Tabs
        label={content.tabs}
        value={purchases.tab}
        onChange={purchases.tabChosen}
        tabs={[
          { value: 'list', label: content.list, content: <PurchaseList purchases={purchases} /> },
          { value: 'summary', label: content.summary, content: <PurchaseSummary purchases={purchases} /> },
        ]}
      />
    </Page>
  )
})
