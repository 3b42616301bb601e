import { CardGrid } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton, SkeletonText } from '../kit/skeleton.tsx'
import picture from '../screen/picture.module.css'
import card from './offer-card.module.css'

/** Offers to come, laid out as their cards are: with the picture beside the words on phones, and above them elsewhere. */
export function OfferSkeletons({ count }: { readonly count: number }) {
  return (
    <CardGrid min="row">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other identity.
        <div key={position} className={card.frame} aria-hidden="true">
          <div className={card.card}>
            <div className={card.picture}>
              <span className={classNames(picture.picture, picture.square)} />
            </div>
            <div className={card.name}>
              <SkeletonText lines={2} />
            </div>
            <div className={card.price}>
              <Skeleton width="5rem" height="1.25rem" />
            </div>
            <div className={card.foot}>
              <Skeleton height="2.75rem" />
            </div>
          </div>
        </div>
      ))}
    </CardGrid>
  )
}
