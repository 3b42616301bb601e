import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface QuestionProps extends Omit<DialogProps, 'actions'> {
  /** The label of the button that does what is asked. */
  readonly confirm: string
  readonly confirmVariant?: ButtonVariant | undefined
  readonly onConfirm: () => void
  readonly icon?: ReactNode
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  /** The label of the other button. */
  readonly decline: string
  readonly onDecline: () => void
  readonly declineVariant?: ButtonVariant | undefined
  /** Why the other button cannot be pressed now, in words. */
  readonly declineReason?: string | undefined
  /** While `busy` the question can no longer be declined, because what was confirmed is on its way. */
  readonly declineWaits?: boolean | undefined
  /** Buttons that answer nothing, between the two. */
  readonly others?: ReactNode
}

/** A dialog with two answers. Closing it is declining, unless `onClose` says otherwise. */
export function Question({
  confirm,
  confirmVariant = 'primary',
  onConfirm,
  icon,
  busy,
  busyLabel,
  decline,
  onDecline,
  declineVariant,
  declineReason,
  declineWaits = false,
  others,
  ...dialog
}: QuestionProps) {
  const waits = declineWaits && busy
  return (
    <Dialog
      onClose={onDecline}
      dismissible={!waits}
      {...dialog}
      actions={
        <>
          <Button variant={confirmVariant} icon={icon} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
          {others}
          <Button variant={declineVariant} disabledReason={declineReason} waits={waits} onClick={onDecline}>
            {decline}
          </Button>
        </>
      }
    />
  )
}
