import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { classNames } from '../kit/class-names.ts'
import { optionsOf, SelectField } from '../kit/select-field.tsx'
import words from '../kit/words.module.css'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { OffersViewModel } from './offers-view-model.ts'

/** Closed at first, because on phones the offers come first. */
export const OfferFilters = observer(function OfferFilters({ offers }: { offers: OffersViewModel }) {
  const { wish } = offers
  return (
    <details className={styles.filters}>
      <summary className={words.withIcon}>
        <SlidersHorizontal />
        <span>{content.filter}</span>
        <span className={classNames(words.quiet, styles.inForce)}>{filtersInForce(offers)}</span>
      </summary>
      <div className={styles.fields}>
        <SelectField
          label={content.order}
          value={wish.order}
          onChange={(order) => offers.wishChanged({ order })}
          options={optionsOf(content.orders)}
        />
        <SelectField
          label={content.kind}
          value={wish.kind}
          onChange={(kind) => offers.wishChanged({ kind })}
          options={[
            { value: 'any', label: content.anyKind },
            ...offers.kinds.map((kind) => ({ value: kind, label: content.kinds[kind] })),
          ]}
        />
        <Checkbox
          label={content.endingSoon}
          checked={wish.endingSoon}
          onChange={(endingSoon) => offers.wishChanged({ endingSoon })}
        />
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
