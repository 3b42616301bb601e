import type { OfferOrder } from '@domain/offers/offer-list.ts'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { SelectField } from '../kit/select-field.tsx'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { OffersViewModel } from './offers-view-model.ts'

const ORDERS: readonly OfferOrder[] = ['biggest-discount', 'ends-first', 'lowest-price']

/** Order and filters, behind a fold: on phones the offers come first. */
export const OfferFilters = observer(function OfferFilters({ offers }: { offers: OffersViewModel }) {
  const { wish } = offers
  return (
    <details className={styles.filters}>
      <summary>
        <SlidersHorizontal />
        <span>{content.filter}</span>
        <span className={styles.inForce}>{filtersInForce(offers)}</span>
      </summary>
      <div className={styles.fields}>
        <SelectField
          label={content.order}
          value={wish.order}
          onChange={offers.orderChosen}
          options={ORDERS.map((order) => ({ value: order, label: content.orders[order] }))}
        />
        <SelectField
          label={content.kind}
          value={wish.kind}
          onChange={offers.kindChosen}
          options={[
            { value: 'any', label: content.anyKind },
            ...offers.kinds.map((kind) => ({ value: kind, label: content.kinds[kind] })),
          ]}
        />
        <Checkbox label={content.endingSoon} checked={wish.endingSoon} onChange={offers.endingSoonTicked} />
      </div>
    </details>
  )
})

function filtersInForce({ wish }: OffersViewModel): string {
  return [
    content.orders[wish.order],
    ...(wish.kind === 'any' ? [] : [content.kinds[wish.kind]]),
    ...(wish.endingSoon ? [content.endingSoon] : []),
  ].join(' · ')
}
