import type { PersonKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useRef } from 'react'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { FilterChips } from '../kit/filter-chips.tsx'
import { Stack } from '../kit/layout.tsx'
import type { LongListProps } from '../kit/long-list.tsx'
import { Section } from '../kit/section.tsx'
import { isLong, ShortList } from '../kit/short-list.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import type { OfferItem } from '../offers/offer-item.ts'
import { SaveButton } from '../offers/save-button.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { shownName } from '../screen/name-in-capitals.ts'
import { ChooseStore } from '../stores/choose-store.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { STORE_FIELD } from './focus-store-field.ts'
import styles from './general-offers.module.css'
import { type GeneralOffersViewModel, SHOWN_AT_FIRST } from './general-offers-view-model.ts'
import { homeRestContent as content } from './home-rest-content.ts'

/** For more rows than the page may hold, which few stores have. */
const AllOffers = lazyPart(
  async (): Promise<ComponentType<LongListProps<OfferItem>>> =>
    (await import('../kit/long-list.tsx')).LongList,
)

interface OffersProps {
  readonly general: GeneralOffersViewModel
  /** Whom the limits of offers are for; undefined while it is not known. */
  readonly customer: PersonKind | undefined
}

interface GeneralOffersProps extends OffersProps {
  readonly isSilent: boolean
}

/** The general offers of the chosen store (product.md §2). */
export const GeneralOffers = observer(function GeneralOffers({
  general,
  customer,
  isSilent,
}: GeneralOffersProps) {
  const { storeChoice, offers } = general
  const hasFailed = storeChoice.stores.state.status === 'failed'
  return (
    <Section title={content.offers}>
      <div className={arrange.fields}>
        {!(isSilent && hasFailed) && (
          <div id={STORE_FIELD}>
            <StoreField choice={storeChoice} />
          </div>
        )}
        <Button size="field" onClick={general.exclusiveOffersPressed}>
          {content.exclusiveOffers}
        </Button>
      </div>
      {storeChoice.chosen === undefined ? (
        <ChooseStore choice={storeChoice} title={content.chooseStore} />
      ) : (
        !(isSilent && offers.status === 'failed') && (
          <LoadView
            load={{ state: offers, retry: general.promotions.retry }}
            skeleton={
              <div className={styles.rows}>
                <SkeletonCards count={6} min="narrow" picture="wide" />
              </div>
            }
            what={content.what.offers}
            empty={<EmptyState title={content.noOffers}>{content.noOffersHint}</EmptyState>}
          >
            {() => <Offers general={general} customer={customer} />}
          </LoadView>
        )
      )}
    </Section>
  )
})

/** As a value of a chip, which no promotion has for a name. */
const ALL = ''

const Offers = observer(function Offers({ general, customer }: OffersProps) {
  const { promotionNames, shown, hiddenCount, firstRevealed } = general
  const isPressed = useRef(false)
  /** The pressed button is gone, so the focus moves. Once, because a long list draws its first offers again when it scrolls back. */
  const focusOnce = (element: HTMLElement | null) => {
    if (element === null || !isPressed.current) return
    isPressed.current = false
    element.focus()
  }
  const allPressed = () => {
    isPressed.current = true
    general.allPressed()
  }
  return (
    <Stack>
      {promotionNames.length > 0 && (
        <div className={styles.promotions}>
          <FilterChips
            label={content.promotions}
            value={general.wanted ?? ALL}
            onChange={(name) => general.promotionChosen(name === ALL ? undefined : name)}
            options={[
              { value: ALL, label: content.allPromotions },
              ...promotionNames.map((name) => ({ value: name, label: shownName(name) })),
            ]}
          />
        </div>
      )}
      <div className={styles.rows}>
        <Rows items={shown}>
          {(item) => (
            <div
              ref={item.key === firstRevealed ? focusOnce : undefined}
              tabIndex={item.key === firstRevealed ? -1 : undefined}
              className={styles.offer}
            >
              <GeneralOffer item={item} general={general} customer={customer} />
            </div>
          )}
        </Rows>
      </div>
      {hiddenCount > 0 && (
        <Button fullWidth onClick={allPressed}>
          {content.allOffers} <span aria-hidden="true">{content.howMany(shown.length + hiddenCount)}</span>
        </Button>
      )}
    </Stack>
  )
})

interface RowsProps {
  readonly items: readonly OfferItem[]
  readonly children: (item: OfferItem) => ReactNode
}

function Rows({ items, children }: RowsProps) {
  const how = {
    itemKey: ({ key }: OfferItem) => key,
    min: 'narrow',
    label: content.offers,
    children,
  } as const
  if (!isLong(items.length)) return <ShortList items={items} {...how} />
  return (
    <ErrorBoundary scope="widget">
      <AllOffers
        items={items}
        estimatedHeight={360}
        {...how}
        fallback={<ShortList items={items.slice(0, SHOWN_AT_FIRST)} {...how} />}
      />
    </ErrorBoundary>
  )
}

const GeneralOffer = observer(function GeneralOffer({
  item,
  general,
  customer,
}: OffersProps & { readonly item: OfferItem }) {
  const { list, storeChoice } = general
  return (
    <OfferCard
      item={item}
      isOwn={list.has(item)}
      customer={customer}
      actions={<SaveButton item={item} list={list} found={storeChoice} />}
    />
  )
})
