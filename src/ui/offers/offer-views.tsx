import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { classNames } from '../kit/class-names.ts'
import chips from '../kit/filter-chips.module.css'
import { FilterChips } from '../kit/filter-chips.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { formatDay, formatInteger } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import type { OfferItem } from './offer-item.ts'
import styles from './offer-views.module.css'
import { offersContent as content } from './offers-content.ts'
import { type OffersViewModel, VIEWS } from './offers-view-model.ts'

/** The chips above the offers, always in sight, on one line however many there are. */
export const OfferViews = observer(function OfferViews({ offers }: { offers: OffersViewModel }) {
  const name = useId()
  const { counts, promotionsOfOffers } = offers
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {/* Not buttons, because on this screen a button that names an activation activates. */}
        <fieldset className={styles.views}>
          <legend>
            <VisuallyHidden>{content.views}</VisuallyHidden>
          </legend>
          {VIEWS.map((view) => (
            <label key={view} className={classNames(chips.chip, styles.view)}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={offers.view === view}
                onChange={() => offers.viewChosen(view)}
                aria-description={content.count(counts[view])}
              />
              {content.view[view]} <span aria-hidden="true">({formatInteger(counts[view])})</span>
            </label>
          ))}
        </fieldset>
        {promotionsOfOffers.length > 1 && (
          <FilterChips
            label={content.promotions}
            value={offers.promotionKey ?? ''}
            onChange={offers.promotionChosen}
            options={promotionsOfOffers.map((item) => ({
              value: item.promotionKey,
              label: labelOf(item, promotionsOfOffers),
            }))}
          />
        )}
      </div>
    </div>
  )
})

/** Two promotions with the same name are distinguished by their last day. */
function labelOf({ promotionName, end }: OfferItem, all: readonly OfferItem[]): string {
  const name = content.promotion(shownName(promotionName))
  const isAlone = all.filter((other) => other.promotionName === promotionName).length === 1
  return isAlone || end === undefined ? name : `${name} · ${formatDay(end)}`
}
