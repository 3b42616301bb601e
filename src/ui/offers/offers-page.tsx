import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Tabs } from '../kit/tabs.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { ExclusiveOffers } from './exclusive-offers.tsx'
import { offersContent as content } from './offers-content.ts'
import { OffersViewModel } from './offers-view-model.ts'
import { SavedList } from './saved-list.tsx'

export const OffersPage = observer(function OffersPage({ title }: ScreenProps) {
  const offers = useViewModel(OffersViewModel)
  return (
    <Page title={title}>
      <Tabs
        label={content.tabs}
        value={offers.tab}
        onChange={offers.tabChosen}
        tabs={[
          {
            value: 'all',
            label: content.all,
            content: titled(content.all, <ExclusiveOffers offers={offers} />),
          },
          {
            value: 'saved',
            label: content.saved(offers.savedCount),
            content: titled(content.savedTitle, <SavedList offers={offers} />),
          },
        ]}
      />
    </Page>
  )
})

const titled = (title: string, panel: ReactNode) => (
  <>
    <h2>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h2>
    {panel}
  </>
)
