import { BadgeCheck, Bookmark, BookmarkCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Cluster } from '../kit/layout.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { failureMessage } from '../screen/failure-message.ts'
import { formatDayAndMonth } from '../screen/format.ts'
import type { OfferItem } from './offer-item.ts'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { Activation, OffersViewModel } from './offers-view-model.ts'

interface OfferActionsProps {
  readonly item: OfferItem
  readonly offers: OffersViewModel
}

/** **Ativar** and **Salvar** of one offer. */
export const OfferActions = observer(function OfferActions({ item, offers }: OfferActionsProps) {
  const activation = offers.activationOf(item)
  const saved = offers.isSaved(item)
  return (
    <div className={styles.actions}>
      <Cluster gap="tight" align="top">
        {offers.canActivate(item) && (
          <ActivateButton item={item} activation={activation} onPress={() => offers.activatePressed(item)} />
        )}
        <Button
          variant="quiet"
          icon={saved ? <BookmarkCheck /> : <Bookmark />}
          aria-pressed={saved}
          onClick={() => offers.savePressed(item)}
        >
          {saved ? content.isSaved : content.save}
        </Button>
      </Cluster>
      <ActivationNote item={item} activation={activation} />
    </div>
  )
})

interface ActivationProps {
  readonly item: OfferItem
  readonly activation: Activation
}

/** It stays the same button, so that who pressed it keeps the focus; what to do next stands under it. */
function ActivateButton({ item, activation, onPress }: ActivationProps & { readonly onPress: () => void }) {
  const active = isActive(activation)
  return (
    <span className={active ? styles.activated : undefined}>
      <Button
        variant="secondary"
        icon={active && <BadgeCheck />}
        disabledReason={active ? nextStep(item) : undefined}
        onClick={onPress}
      >
        {active ? content.activated : content.activate}
      </Button>
    </span>
  )
}

/** Why it did not work. That it did is seen on the button, and only spoken here. */
function ActivationNote({ item, activation }: ActivationProps) {
  return (
    <div role="status" className={styles.note}>
      {isActive(activation) && (
        <VisuallyHidden>{`${item.offer.name}: ${content.activated}. ${nextStep(item)}`}</VisuallyHidden>
      )}
      {activation.status === 'refused' && (
        <p className={styles.problem}>{failureMessage(activation.failure, content.refused)}</p>
      )}
      {activation.status === 'in-doubt' && (
        <p className={styles.problem}>{content.inDoubt(failureMessage(activation.failure))}</p>
      )}
    </div>
  )
}

const nextStep = ({ end }: OfferItem): string => content.next(end && formatDayAndMonth(end))

/** Optimistic: an activation under way shows as done, and goes back if it fails. */
const isActive = ({ status }: Activation): boolean => status === 'sending' || status === 'activated'
