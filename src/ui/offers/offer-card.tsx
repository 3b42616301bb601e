import { isUrgent } from '@domain/lapsing/urgency.ts'
import { savingOf } from '@domain/offers/promotion.ts'
import { CalendarDays, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../kit/class-names.ts'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { Picture } from '../screen/picture.tsx'
import styles from './offer-card.module.css'
import { discountText, offerContent, validityText } from './offer-content.ts'
import type { OfferItem } from './offer-item.ts'

interface OfferCardProps {
  readonly item: OfferItem
  /** One more fact, such as the store where it was found. */
  readonly detail?: string | undefined
  readonly actions?: ReactNode
}

export function OfferCard({ item, detail, actions }: OfferCardProps) {
  const { offer, promotionName } = item
  // The server may repeat a text, and React needs unique keys.
  const discounts = [...new Set(offer.discounts.flatMap((discount) => discountText(discount, item) ?? []))]
  const details = [...new Set([...offer.messages, ...(detail === undefined ? [] : [detail])])]
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={offer.image} alt="" ratio="1/1" fit="contain" />
      </div>
      <div className={styles.body}>
        <div>
          {promotionName !== '' && <p className={styles.promotion}>{promotionName}</p>}
          <h3 className={words.name}>{offer.name}</h3>
        </div>
        <Price item={item} />
        {discounts.length > 0 && (
          <ul className={styles.discounts}>
            {discounts.map((text) => (
              <li key={text} className={styles.discount}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.facts}>
          {details.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {offer.limit !== undefined && <p>{offerContent.limit(offer.limit)}</p>}
          <Validity item={item} />
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

function Price({ item }: { readonly item: OfferItem }) {
  const { price, originalPrice, weightPrice } = item
  if (price === undefined) return <p className={styles.noPrice}>{offerContent.noPrice}</p>
  const saves = savingOf(item) !== undefined
  return (
    <div className={styles.price}>
      {saves && originalPrice && (
        <p className={styles.original}>
          {offerContent.before} <s>{formatMoney(originalPrice)}</s> {offerContent.now}
        </p>
      )}
      <p className={styles.now}>
        <strong className={classNames(styles.current, saves && styles.saving)}>{formatMoney(price)}</strong>
        {weightPrice && <span className={styles.unit}>{offerContent.weight(weightPrice.unit.grams)}</span>}
      </p>
      {weightPrice?.pricePerKilogram !== undefined && (
        <p className={styles.kilogram}>
          {offerContent.perKilogram(formatMoney(weightPrice.pricePerKilogram))}
        </p>
      )}
    </div>
  )
}

function Validity({ item }: { readonly item: OfferItem }) {
  const text = validityText(item)
  if (text === undefined) return null
  const near = item.startsIn !== undefined || (item.daysLeft !== undefined && isUrgent(item.daysLeft))
  return (
    <p className={classNames(styles.validity, near && styles.near)}>
      {near ? <Hourglass /> : <CalendarDays />}
      {text}
    </p>
  )
}
