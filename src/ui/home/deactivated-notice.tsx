import type { Deactivation } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { deactivationSentence } from '../profile/deactivation-sentence.ts'
import { profileContent } from '../profile/profile-content.ts'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './deactivated-notice.module.css'
import { ReactivationViewModel } from './reactivation-view-model.ts'

const content = profileContent.registration

interface DeactivatedNoticeProps {
  readonly deactivation: Deactivation
  /** The registration may be another one now. */
  readonly onChange: () => void
}

/** What a customer who asked to leave must know first: until when it can be taken back. */
export const DeactivatedNotice = observer(function DeactivatedNotice({
  deactivation,
  onChange,
}: DeactivatedNoticeProps) {
  const reactivation = useViewModel(ReactivationViewModel, onChange)
  useEffect(() => leaveFocusOnHeading, [])
  return (
    <div className={styles.notice}>
      <Notice
        tone="danger"
        role="status"
        title={deactivationSentence(deactivation)}
        action={
          <Button
            variant="primary"
            busy={reactivation.submission.busy}
            busyLabel={content.reactivating}
            onClick={() => void reactivation.reactivatePressed()}
          >
            {content.reactivate}
          </Button>
        }
      >
        <p className={styles.lost}>{content.lost}</p>
      </Notice>
    </div>
  )
})

/** The button that was pressed goes with the notice, and would take the focus with it. */
function leaveFocusOnHeading(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus()
  })
}
