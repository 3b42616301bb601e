import type { Money } from '@domain/money.ts'
import { savingOf } from '@domain/offers/promotion.ts'
import type { PersonKind } from '@domain/person/person.ts'
import { CalendarDays, Hourglass } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../kit/class-names.ts'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { Picture } from '../screen/picture.tsx'
import { TitleCase } from '../screen/title-case.tsx'
import styles from './offer-card.module.css'
import { discountTexts, isValidityNear, offerContent, validityText } from './offer-content.ts'
import type { OfferItem } from './offer-item.ts'
import { OfferName } from './offer-name.tsx'
import { offerName } from './offer-names.ts'

interface OfferCardProps {
  readonly item: OfferItem
  /** Under a head that names the promotion and says when it ends. */
  readonly isGrouped?: boolean | undefined
  /** The customer has activated or saved it, so its end becomes urgent earlier. */
  readonly isOwn?: boolean | undefined
  /** Whom the limit is for; undefined while it is not known. */
  readonly customer?: PersonKind | undefined
  /** In the place of the validity, so that the card keeps its height. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** In characters. */
const ROOM_AT_THE_RIGHT = 11

/** Whether a price is so long that it stands under the name. */
export const isLongPrice = (price: Money | undefined): boolean =>
  price !== undefined && formatMoney(price).length > ROOM_AT_THE_RIGHT

/** A row on phones; where several columns fit, the picture stands above. */
export function OfferCard({
  item,
  isGrouped = false,
  isOwn = false,
  customer,
  note,
  actions,
}: OfferCardProps) {
  const nameId = useId()
  const { offer, promotionName, price, weightPrice } = item
  const discounts = discountTexts(offer, item)
  // The server may repeat a text, and React needs unique keys.
  const messages = [...new Set(offer.messages)]
  const Heading = isGrouped ? 'h4' : 'h3'
  return (
    <div className={styles.frame}>
      <article
        className={classNames(styles.card, isLongPrice(price) && styles.longPrice)}
        aria-labelledby={nameId}
      >
        <div className={styles.picture}>
          <Picture src={offer.image} alt="" ratio="1/1" fit="contain" />
        </div>
        <div className={styles.name}>
          {!isGrouped && promotionName !== '' && (
            <p className={styles.promotion}>
              <TitleCase name={promotionName} />
            </p>
          )}
          <Heading id={nameId} className={words.name} aria-label={offerName(offer.name)}>
            <OfferName name={offer.name} hidesWeight={weightPrice !== undefined} />
          </Heading>
        </div>
        <Price item={item} />
        <div className={styles.facts}>
          {discounts.length > 0 && (
            <ul className={styles.discounts}>
              {discounts.map((text) => (
                <li key={text} className={styles.discount}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          {messages.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {offer.limit !== undefined && <p>{offerContent.limit(offer.limit, customer)}</p>}
        </div>
        <div className={styles.foot}>
          <div className={styles.slot}>
            {note ?? <Validity item={item} isGrouped={isGrouped} isOwn={isOwn} />}
          </div>
          {actions}
        </div>
      </article>
    </div>
  )
}

function Price({ item }: { readonly item: OfferItem }) {
  const { price, originalPrice, weightPrice } = item
  if (price === undefined)
    return <p className={classNames(styles.price, styles.noPrice)}>{offerContent.noPrice}</p>
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

interface ValidityProps {
  readonly item: OfferItem
  readonly isGrouped?: boolean
  readonly isOwn?: boolean
}

/** In a group the heading already says until when its offers are valid. There, this shows only an end that is urgent for this customer. */
export function Validity({ item, isGrouped = false, isOwn = false }: ValidityProps) {
  const text = validityText(item)
  const isNear = isValidityNear(item, isOwn)
  if (text === undefined || (isGrouped && !(isOwn && isNear))) return null
  return (
    <p className={classNames(styles.validity, isNear && styles.near)}>
      {isNear ? <Hourglass /> : <CalendarDays />}
      {text}
    </p>
  )
}
