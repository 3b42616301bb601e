import { BadgeCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { failureMessage } from '../screen/failure-message.ts'
import { formatDay } from '../screen/format.ts'
import { type Activation, isShownActive } from './activations.ts'
import styles from './offer-actions.module.css'
import { OfferCard } from './offer-card.tsx'
import { offerContent } from './offer-content.ts'
import type { OfferItem } from './offer-item.ts'
import { offerName } from './offer-names.ts'
import { offersContent as content } from './offers-content.ts'
import type { OffersViewModel } from './offers-view-model.ts'
import { SaveButton } from './save-button.tsx'

interface ExclusiveOfferProps {
  readonly item: OfferItem
  readonly offers: OffersViewModel
}

function isInWindow(outcome: Element | null): boolean {
  const box = outcome?.closest('article')?.getBoundingClientRect()
  return box !== undefined && box.top <= innerHeight && box.bottom >= 0
}

/** Any card of the offer counts: the list may have removed the pressed one and drawn it again. */
const isInSight = ({ offer }: OfferItem): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-offer]')].some(
    (outcome) => outcome.dataset.offer === `${offer.id}` && isInWindow(outcome),
  )

/** An offer with **Ativar** and **Salvar**. Nothing moves when one of them is pressed. */
export const ExclusiveOffer = observer(function ExclusiveOffer({ item, offers }: ExclusiveOfferProps) {
  const noteId = useId()
  const activation = offers.activations.of(item.offer.id)
  const canActivate = offers.canActivate(item)
  // An offer that has ended says nothing of the checkout any more.
  const isActive = canActivate && isShownActive(activation)
  const { customer } = offers
  const nextStep = offerContent.atCheckout(customer, item.end && formatDay(item.end))
  const outcome = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isFailed = activation.status === 'refused' || activation.status === 'in-doubt'
  useEffect(() => {
    if (!isFailed || !isPressed.current) return
    isPressed.current = false
    // The bar at the bottom of the window must not hide the reason. The failures of **Ativar todas** are in that bar. For a customer who has
    // scrolled away meanwhile the page does not scroll back: a toast gives the reason.
    if (isInWindow(outcome.current)) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailed])
  const activatePressed = () => {
    isPressed.current = true
    void offers.activatePressed(item, () => isInSight(item))
  }
  return (
    <OfferCard
      item={item}
      isGrouped
      isOwn={offers.isOwn(item)}
      customer={customer}
      note={
        isActive ? (
          <p id={noteId} className={styles.note}>
            {nextStep}
          </p>
        ) : undefined
      }
      actions={
        <>
          <div className={styles.buttons}>
            {canActivate && (
              // The same button before and after, so that it keeps the focus.
              <span className={isActive ? styles.activated : undefined}>
                <Button
                  fullWidth
                  icon={isActive && <BadgeCheck />}
                  disabledReasonId={isActive ? noteId : undefined}
                  onClick={activatePressed}
                >
                  {isActive ? content.activated : content.activate}
                </Button>
              </span>
            )}
            <SaveButton item={item} list={offers.list} found={offers.storeChoice} />
          </div>
          <div ref={outcome} role="status" data-offer={item.offer.id} className={styles.outcome}>
            {/* The bar of **Ativar todas** says what came of it. */}
            {isActive && isPressed.current && (
              <VisuallyHidden>{`${offerName(item.offer.name)}: ${content.activated}. ${nextStep}`}</VisuallyHidden>
            )}
            <ActivationProblem activation={activation} button={content.activate} />
          </div>
        </>
      }
    />
  )
})

interface ActivationProblemProps {
  readonly activation: Activation
  /** The name of the button that sends it again. */
  readonly button: string
}

/** Why an activation failed, or that it is not known whether it did. */
export function ActivationProblem({ activation, button }: ActivationProblemProps) {
  if (activation.status === 'refused') {
    return <p className={styles.problem}>{failureMessage(activation.failure, content.refused)}</p>
  }
  if (activation.status === 'in-doubt') {
    return <p className={styles.problem}>{content.inDoubt(button)}</p>
  }
  return null
}
