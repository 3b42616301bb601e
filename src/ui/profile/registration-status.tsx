import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { Question } from '../kit/question.tsx'
import words from '../kit/words.module.css'
import type { ProfileViewModel } from './profile-view-model.ts'
import { registrationStatusContent as content, deactivationSentence } from './registration-status-content.ts'

/** Whether the registration is active, with the button that changes that. */
export const RegistrationStatus = observer(function RegistrationStatus({
  profile,
}: {
  readonly profile: ProfileViewModel
}) {
  const { deactivation, statusChange } = profile
  return (
    <Card as="section" aria-labelledby="situacao">
      <Stack>
        <h2 id="situacao">{content.title}</h2>
        {deactivation ? (
          <Notice tone="danger">{deactivationSentence(deactivation)}</Notice>
        ) : (
          <p className={words.muted}>{content.active}</p>
        )}
        <Cluster>
          <Button
            busy={statusChange.submission.busy}
            waits={profile.submission.busy}
            busyLabel={deactivation ? content.reactivating : content.working}
            onClick={deactivation ? profile.reactivatePressed : profile.deactivatePressed}
          >
            {deactivation ? content.reactivate : content.deactivate}
          </Button>
        </Cluster>
      </Stack>
      <Question
        open={profile.asksToLeave}
        title={content.askTitle}
        tone="danger"
        size="small"
        confirm={content.confirm}
        confirmVariant="danger"
        onConfirm={profile.leavingConfirmed}
        decline={content.keep}
        onDecline={profile.leavingGivenUp}
      >
        <p>{content.askText}</p>
      </Question>
    </Card>
  )
})
