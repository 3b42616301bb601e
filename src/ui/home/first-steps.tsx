import type { PersonKind } from '@domain/person/person.ts'
import { BadgePercent, Check, type LucideIcon, ScanBarcode, Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { offerContent } from '../offers/offer-content.ts'
import { paths } from '../screen/paths.ts'
import { focusStoreField } from './focus-store-field.ts'
import type { GeneralOffersViewModel } from './general-offers-view-model.ts'
import { homeContent } from './home-content.ts'
import styles from './home-rest.module.css'
import { homeRestContent } from './home-rest-content.ts'

const content = homeRestContent.begin

interface FirstStepsProps {
  readonly customer: PersonKind | undefined
  readonly general: GeneralOffersViewModel
}

/** Shown instead of figures that are all zero: how a customer begins to earn and save. */
export const FirstSteps = observer(function FirstSteps({ customer, general }: FirstStepsProps) {
  const hasStore = general.storeChoice.chosen !== undefined
  return (
    <ol aria-label={homeContent.begin} className={styles.stepList}>
      <Step icon={hasStore ? Check : Store}>
        <button type="button" className={styles.step} onClick={focusStoreField}>
          {content.store}
        </button>
        {hasStore && <VisuallyHidden>{content.done}</VisuallyHidden>}
      </Step>
      <Step icon={BadgePercent}>
        <Link href={paths.offers} className={styles.step}>
          {content.offers}
        </Link>
      </Step>
      <Step icon={ScanBarcode}>
        <span className={styles.step}>{offerContent.atCheckout(customer, undefined)}</span>
      </Step>
    </ol>
  )
})

function Step({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li>
      <Icon className={styles.stepIcon} />
      {children}
    </li>
  )
}
