import { BadgeCheck, Bookmark, BookmarkCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
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

export const OfferActions = observer(function OfferActions({ item, offers }: OfferActionsProps) {
  const activation = offers.activationOf(item)
  const saved = offers.isSaved(item)
  return (
    <Stack gap="tight">
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
    </Stack>
  )
})

interface ActivationProps {
  readonly item: OfferItem
  readonly activation: Activation
}

/** The same button before and after, so that it keeps the focus; the next step is under it. */
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

/** Shows why the activation failed. Its success is visible on the button, so here it is only spoken. */
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

/** Optimistic: an activation shows as done while it is sent. */
const isActive = ({ status }: Activation): boolean => status === 'sending' || status === 'activated'
