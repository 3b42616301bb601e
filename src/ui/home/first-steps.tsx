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
  const { activated = 0, toActivate } = general.exclusive ?? {}
  const hasActivated = activated > 0 && toActivate === 0
  return (
    <ol aria-label={homeContent.begin} className={styles.stepList}>
      <Step icon={Store} done={hasStore}>
        <button type="button" className={styles.step} onClick={focusStoreField}>
          {content.store}
        </button>
      </Step>
      <Step icon={BadgePercent} done={hasActivated}>
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

interface StepProps {
  readonly icon: LucideIcon
  readonly done?: boolean
  readonly children: ReactNode
}

function Step({ icon, done = false, children }: StepProps) {
  const Icon = done ? Check : icon
  return (
    <li>
      <Icon className={styles.stepIcon} />
      {children}
      {done && <VisuallyHidden>{content.done}</VisuallyHidden>}
    </li>
  )
}
