import { Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { LongList } from '../kit/long-list.tsx'
import { Section } from '../kit/section.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { GeneralOffersViewModel } from './general-offers-view-model.ts'
import { homeContent as content } from './home-content.ts'

/** The general offers of the chosen store (product.md §2). */
export const GeneralOffers = observer(function GeneralOffers() {
  const general = useViewModel(GeneralOffersViewModel)
  const { storeChoice, offers } = general
  const mustChoose = storeChoice.chosen === undefined
  // A field that failed or is empty says so itself.
  const canChoose = storeChoice.stores.state.status !== 'failed' && storeChoice.stores.value?.length !== 0
  return (
    <Section title={content.offers}>
      <div className={arrange.fields}>
        <StoreField choice={storeChoice} />
        <Button variant="secondary" onClick={general.exclusiveOffersPressed}>
          {content.exclusiveOffers}
        </Button>
      </div>
      {mustChoose && canChoose && (
        <EmptyState icon={<Store />} title={content.chooseStore}>
          {content.chooseStoreHint}
        </EmptyState>
      )}
      {!mustChoose && (
        <LoadView
          load={{ state: offers, retry: general.promotions.retry }}
          skeleton={<SkeletonCards count={3} picture />}
          what={content.what.offers}
          empty={<EmptyState title={content.noOffers}>{content.noOffersHint}</EmptyState>}
        >
          {(items) => (
            <LongList items={items} itemKey={(item) => item.key} estimatedHeight={200} label={content.offers}>
              {(item) => <OfferCard item={item} />}
            </LongList>
          )}
        </LoadView>
      )}
    </Section>
  )
})
