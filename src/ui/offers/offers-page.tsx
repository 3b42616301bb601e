import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Stack } from '../kit/layout.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { usePart } from '../screen/lazy-part.ts'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { ActivateAll } from './activate-all.tsx'
import { ExclusiveOffers } from './exclusive-offers.tsx'
import { offersContent as content } from './offers-content.ts'
import { OffersViewModel } from './offers-view-model.ts'

const loadSavedList = async () => (await import('./saved-list.tsx')).SavedList

export const OffersPage = observer(function OffersPage({ title }: ScreenProps) {
  const offers = useViewModel(OffersViewModel)
  const SavedList = usePart(loadSavedList, 'documents', 'vouchers')

  useEffect(() => {
    // Fetched before it is needed, because in the aisle there may be no signal. When the list is opened, a failure is shown there.
    SavedList.fetch().catch(() => {})
  }, [SavedList])

  return (
    <Page title={title}>
      <Stack gap="small">
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
              label: content.saved(offers.list.saved.length),
              content: titled(
                content.saved(0),
                <ErrorBoundary scope="widget">
                  <SavedList offers={offers} fallback={<SkeletonCard lines={4} />} />
                </ErrorBoundary>,
              ),
            },
          ]}
        />
        <ActivateAll offers={offers} />
      </Stack>
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
