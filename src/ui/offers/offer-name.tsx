import { aroundWeightIn } from '@domain/offers/weight-unit.ts'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { TitleCase } from '../screen/title-case.tsx'
import { offerName } from './offer-names.ts'

interface OfferNameProps {
  readonly name: string
  /** The weight stands beside the price, so only assistive technology hears it here. */
  readonly hidesWeight?: boolean | undefined
}

export function OfferName({ name, hidesWeight = false }: OfferNameProps) {
  const weight = hidesWeight ? aroundWeightIn(name) : undefined
  if (weight === undefined) return <TitleCase name={offerName(name)} />
  const [before, phrase, after] = weight
  return (
    <>
      <TitleCase name={before} />
      <VisuallyHidden>{phrase}</VisuallyHidden>
      <TitleCase name={after} />
    </>
  )
}
