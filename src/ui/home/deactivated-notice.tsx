import { shownTimeLeft } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import {
  registrationStatusContent as content,
  deactivationSentence,
} from '../profile/registration-status-content.ts'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './deactivated-notice.module.css'
import type { ReadDeactivation } from './home-view-model.ts'
import { ReactivationViewModel } from './reactivation-view-model.ts'

interface DeactivatedNoticeProps {
  readonly deactivation: ReadDeactivation
  /** The registration may be another one now. */
  readonly onChange: () => void
}

/** What a customer who asked to leave must know first: until when it can be taken back. */
export const DeactivatedNotice = observer(function DeactivatedNotice({
  deactivation,
  onChange,
}: DeactivatedNoticeProps) {
  const reactivation = useViewModel(ReactivationViewModel, onChange)
  return (
    // No live region: it counts the minutes, and each would be read aloud.
    <section aria-label={content.title} className={styles.notice}>
      <Notice
        tone="danger"
        title={deactivationSentence(reactivation.withTimeLeft(deactivation))}
        action={<Reactivate reactivation={reactivation}>{content.reactivate}</Reactivate>}
      >
        <p className={styles.lost}>{content.lost}</p>
      </Notice>
    </section>
  )
})

/** For when the rest of the screen is already shown: one button takes the place of the primary action. It is as high, so that nothing moves. */
export const LateReactivation = observer(function LateReactivation({
  deactivation,
  onChange,
}: DeactivatedNoticeProps) {
  const reactivation = useViewModel(ReactivationViewModel, onChange)
  const time = shownTimeLeft(reactivation.withTimeLeft(deactivation))
  return (
    <Reactivate reactivation={reactivation}>
      {time ? content.reactivateWithin(time.hours, time.minutes) : content.reactivate}
    </Reactivate>
  )
})

interface ReactivateProps {
  readonly reactivation: ReactivationViewModel
  readonly children: string
}

const Reactivate = observer(function Reactivate({ reactivation, children }: ReactivateProps) {
  useEffect(() => leaveFocusOnHeading, [])
  return (
    <Button
      variant="primary"
      fullWidth
      busy={reactivation.change.submission.busy}
      busyLabel={content.reactivating}
      onClick={() => void reactivation.reactivatePressed()}
    >
      {children}
    </Button>
  )
})

/** The pressed button disappears with the notice, so the focus needs another place. */
function leaveFocusOnHeading(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus()
  })
}
