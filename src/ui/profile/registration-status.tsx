import { type Deactivation, type Person, tellableTimeLeft } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { profileContent } from './profile-content.ts'
import styles from './profile-page.module.css'
import type { ProfileViewModel } from './profile-view-model.ts'

const content = profileContent.registration

interface RegistrationStatusProps {
  readonly profile: ProfileViewModel
  readonly person: Person
}

/** Whether the customer is in the programme, and the way out or back. */
export const RegistrationStatus = observer(function RegistrationStatus({
  profile,
  person: { deactivation },
}: RegistrationStatusProps) {
  return (
    <Card as="section" aria-labelledby="situacao">
      <Stack>
        <h2 id="situacao" className={styles.title}>
          {content.title}
        </h2>
        {deactivation ? (
          <>
            <Notice tone="danger">{deactivationSentence(deactivation)}</Notice>
            <Cluster>
              <Button
                busy={profile.statusSubmission.busy}
                busyLabel={content.reactivating}
                onClick={profile.reactivatePressed}
              >
                {content.reactivate}
              </Button>
            </Cluster>
          </>
        ) : (
          <>
            <p className={styles.quiet}>{content.active}</p>
            <Cluster>
              <Button
                busy={profile.statusSubmission.busy}
                busyLabel={content.working}
                onClick={profile.deactivatePressed}
              >
                {content.deactivate}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
      <Dialog
        open={profile.askingToLeave}
        title={content.askTitle}
        tone="danger"
        size="small"
        onClose={profile.leavingGivenUp}
        actions={
          <>
            <Button variant="danger" onClick={profile.leavingConfirmed}>
              {content.confirm}
            </Button>
            <Button onClick={profile.leavingGivenUp}>{content.keep}</Button>
          </>
        }
      >
        <p>{content.askText}</p>
      </Dialog>
    </Card>
  )
})

/** decisions.md §8 */
function deactivationSentence(deactivation: Deactivation): string {
  const left = tellableTimeLeft(deactivation)
  return left ? content.timeLeft(left.hours, left.minutes) : content.deactivating
}
