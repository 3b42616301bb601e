import { aroundWeightIn } from '@domain/offers/weight-unit.ts'
import { Fragment } from 'react'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import styles from './offer-name.module.css'
import { partsOfName } from './shouted-name.ts'

interface OfferNameProps {
  readonly name: string
  /** The weight stands beside the price, so only assistive technology hears it here. */
  readonly hidesWeight?: boolean | undefined
}

/** A name in title case where the server shouts. The style sheet alone draws it so: the text stays as it was sent (docs/decisions/104). */
export function OfferName({ name, hidesWeight = false }: OfferNameProps) {
  const weight = hidesWeight ? aroundWeightIn(name) : undefined
  if (weight === undefined) return <TitleCase name={name} />
  const [before, after] = weight
  return (
    <>
      <TitleCase name={before} />
      <VisuallyHidden>{name.slice(before.length, name.length - after.length)}</VisuallyHidden>
      <TitleCase name={after} />
    </>
  )
}

function TitleCase({ name }: { readonly name: string }) {
  return partsOfName(name).map(({ text, small }, position) => {
    const first = small === 'rest' ? text.slice(0, 1) : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name are never put in another order.
      <Fragment key={position}>
        {small === 'none' ? text : first}
        {small !== 'none' && <span className={styles.small}>{text.slice(first.length)}</span>}
      </Fragment>
    )
  })
}
