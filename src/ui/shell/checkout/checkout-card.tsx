import { ScanBarcode } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ErrorBoundary } from '../../screen/error-boundary.tsx'
import { usePart } from '../../screen/lazy-part.ts'
import { useAfterFirstReads } from '../../screen/quiet.ts'
import { shellContent } from '../shell-content.ts'
import { useOpenedPart } from '../use-opened-part.ts'
import styles from './checkout-card.module.css'
import type { CheckoutCardViewModel } from './checkout-card-view-model.ts'

const content = shellContent.checkout

const loadDialog = async () => (await import('./checkout-dialog.tsx')).CheckoutDialog

/** **Meu CPF no caixa**: the document, one tap from every screen. Its dialog is there before the tap: the checkout may have no signal. */
export const CheckoutCard = observer(function CheckoutCard({
  card,
  offeredElsewhere,
}: {
  readonly card: CheckoutCardViewModel
  /** A prompt covers this button and has one of the same name. */
  readonly offeredElsewhere: boolean
}) {
  const CheckoutDialog = usePart(loadDialog)
  const isRestDue = useAfterFirstReads()
  const awaited = useOpenedPart(CheckoutDialog, card.open, card.closed)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        inert={offeredElsewhere}
        aria-hidden={offeredElsewhere || undefined}
        onClick={card.pressed}
      >
        <ScanBarcode data-awaited={awaited} />
        <span className={styles.openLabel}>
          {content.short}
          <span className={styles.openRest}>{content.rest}</span>
        </span>
      </button>
      <ErrorBoundary scope={card.open ? 'widget' : 'unseen'}>
        {(isRestDue || card.open) && <CheckoutDialog card={card} />}
      </ErrorBoundary>
    </>
  )
})
