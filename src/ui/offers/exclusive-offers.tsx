import { Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { LongList } from '../kit/long-list.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { paths } from '../screen/paths.ts'
import { StoreField } from '../stores/store-field.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferFilters } from './offer-filters.tsx'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { OffersViewModel } from './offers-view-model.ts'

export const ExclusiveOffers = observer(function ExclusiveOffers({ offers }: { offers: OffersViewModel }) {
  const { storeChoice } = offers
  return (
    <Stack>
      <div className={styles.top}>
        <StoreField choice={storeChoice} />
        {offers.canSearch && (
          <SearchField
            label={content.search}
            value={offers.wish.text}
            onChange={(text) => offers.wishChanged({ text })}
          />
        )}
      </div>
      {storeChoice.chosen === undefined ? (
        <EmptyState icon={<Store />} title={content.chooseStore}>
          {content.chooseStoreHint}
        </EmptyState>
      ) : (
        <>
          <LoadView
            load={{ state: offers.offers, retry: offers.promotions.retry }}
            skeleton={<SkeletonCards count={3} picture />}
            what={content.what}
            empty={
              <EmptyState
                title={content.none}
                action={<ButtonLink href={paths.home}>{content.home}</ButtonLink>}
              >
                {content.noneHint}
              </EmptyState>
            }
          >
            {() => (
              <Stack>
                <OfferFilters offers={offers} />
                <FoundOffers offers={offers} />
              </Stack>
            )}
          </LoadView>
          {offers.offers.status === 'failed' && offers.savedCount > 0 && (
            <Button variant="quiet" onClick={() => offers.tabChosen('saved')}>
              {content.seeSaved}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
})

const FoundOffers = observer(function FoundOffers({ offers }: { offers: OffersViewModel }) {
  const { shown } = offers
  return (
    <>
      <p role="status" className={words.quiet}>
        {content.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={content.none}
          action={<Button onClick={offers.wishCleared}>{content.clear}</Button>}
        >
          {content.noneForWish}
        </EmptyState>
      ) : (
        <LongList items={shown} itemKey={(item) => item.key} estimatedHeight={240} label={content.all}>
          {(item) => <OfferCard item={item} actions={<OfferActions item={item} offers={offers} />} />}
        </LongList>
      )}
    </>
  )
})
