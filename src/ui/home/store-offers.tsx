import { Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { CardGrid } from '../kit/card.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { VirtualList } from '../kit/virtual-list.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'
import type { HomeViewModel } from './home-view-model.ts'

/** A card on a phone, before it has been measured. */
const CARD_HEIGHT = 200

/** The general offers of the chosen store (portal.md §2). */
export const StoreOffers = observer(function StoreOffers({ home }: { home: HomeViewModel }) {
  const { storeChoice, offers } = home
  const mustChoose = storeChoice.chosen === undefined
  // A field that failed or has nothing to offer says so itself.
  const canChoose = storeChoice.stores.state.status !== 'failed' && storeChoice.stores.value?.length !== 0
  return (
    <section className={styles.offers} aria-labelledby="ofertas">
      <h2 id="ofertas" className={styles.sectionTitle}>
        {content.offers}
      </h2>
      <div className={styles.filters}>
        <StoreField
          stores={storeChoice.stores.state}
          chosen={storeChoice.chosen}
          onChoose={storeChoice.choose}
          onRetry={storeChoice.stores.retry}
        />
        <Button variant="secondary" onClick={home.exclusiveOffersPressed}>
          {content.exclusiveOffers}
        </Button>
      </div>
      {mustChoose && canChoose && (
        <EmptyState icon={<Store aria-hidden="true" />} title={content.chooseStore}>
          {content.chooseStoreHint}
        </EmptyState>
      )}
      {!mustChoose && (
        <LoadView
          load={{ state: offers, retry: home.promotions.retry }}
          skeleton={
            <CardGrid>
              <SkeletonCard picture />
              <SkeletonCard picture />
              <SkeletonCard picture />
            </CardGrid>
          }
          what={content.what.offers}
          empty={<EmptyState title={content.noOffers}>{content.noOffersHint}</EmptyState>}
        >
          {(items) => (
            <VirtualList
              items={items}
              itemKey={(item) => item.key}
              estimatedHeight={CARD_HEIGHT}
              label={content.offers}
            >
              {(item) => <OfferCard item={item} />}
            </VirtualList>
          )}
        </LoadView>
      )}
    </section>
  )
})
