import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { LongGroups } from '../kit/long-groups.tsx'
import { Notice } from '../kit/notice.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { isAwaited } from '../screen/load-state.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { paths } from '../screen/paths.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { ChooseStore } from '../stores/choose-store.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { ExclusiveOffer } from './offer-actions.tsx'
import { Validity } from './offer-card.tsx'
import { OfferFilters } from './offer-filters.tsx'
import type { OfferItem } from './offer-item.ts'
import { OfferSkeletons } from './offer-skeletons.tsx'
import { OfferViews } from './offer-views.tsx'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { OffersViewModel } from './offers-view-model.ts'

export const ExclusiveOffers = observer(function ExclusiveOffers({ offers }: { offers: OffersViewModel }) {
  const { storeChoice } = offers
  // Also before they are asked for: what comes only then would push down what is below.
  const isComing = storeChoice.chosen !== undefined && isAwaited(offers.offers)
  return (
    <Stack>
      <div className={styles.top}>
        <StoreField choice={storeChoice} />
        {offers.canSearch ? (
          <SearchField
            label={content.search}
            value={offers.wish.text}
            onChange={(text) => offers.wishChanged({ text })}
          />
        ) : (
          isComing && <Skeleton height="4.5rem" />
        )}
      </div>
      {storeChoice.chosen === undefined ? (
        <ChooseStore choice={storeChoice} title={content.chooseStore} />
      ) : (
        <LoadView
          load={{ state: offers.offers, retry: offers.promotions.retry }}
          skeleton={<FoundSkeleton />}
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
          {() => <FoundOffers offers={offers} />}
        </LoadView>
      )}
    </Stack>
  )
})

/** With the chips and the filter, so that the offers come where their shapes were. */
function FoundSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton height="2.25rem" />
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="12rem" height="1.5rem" />
      <OfferSkeletons count={4} />
    </Stack>
  )
}

const FoundOffers = observer(function FoundOffers({ offers }: { offers: OffersViewModel }) {
  const { shown, groups } = offers
  return (
    <Stack gap="small">
      <OfferViews offers={offers} />
      <div className={styles.tools}>
        <OfferFilters offers={offers} />
        <p role="status" className={words.quiet}>
          {content.count(shown.length)}
        </p>
      </div>
      {(offers.activations.isOnlyHere || offers.list.isOnlyHere) && (
        <Notice role="status">{content.onlyHere}</Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={content.none}
          action={<Button onClick={offers.wishCleared}>{content.clear}</Button>}
        >
          {content.nothingShown[offers.nothingShown]}
        </EmptyState>
      ) : (
        <LongGroups
          groups={groups.flatMap(({ key, offers: items }) =>
            items.slice(0, 1).map((first) => ({
              key,
              head: <PromotionHead item={first} />,
              label: () => content.promotion(first.promotionName),
              items,
            })),
          )}
          itemKey={(item) => item.key}
          estimatedHeight={220}
          min="row"
        >
          {(item) => <ExclusiveOffer item={item} offers={offers} />}
        </LongGroups>
      )}
    </Stack>
  )
})

/** Says once for all its offers until when the promotion runs. */
function PromotionHead({ item }: { readonly item: OfferItem }) {
  return (
    <div className={arrange.heading}>
      <h3 className={words.title}>
        <TitleCase name={content.promotion(item.promotionName)} />
      </h3>
      <div className={words.quiet}>
        <Validity item={item} />
      </div>
    </div>
  )
}
