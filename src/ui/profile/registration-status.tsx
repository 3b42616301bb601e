import type { Deactivation } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { Question } from '../kit/question.tsx'
import { deactivationSentence } from './deactivation-sentence.ts'
import styles from './profile-page.module.css'
import { registrationStatusContent as content } from './registration-status-content.ts'
import type { RegistrationStatusViewModel } from './registration-status-view-model.ts'

interface RegistrationStatusProps {
  readonly status: RegistrationStatusViewModel
  /** Undefined while the registration is active. */
  readonly deactivation: Deactivation | undefined
}

/** Whether the registration is active, with the button that changes that. */
export const RegistrationStatus = observer(function RegistrationStatus({
  status,
  deactivation,
}: RegistrationStatusProps) {
  return (
    <Card as="section" aria-labelledby="situacao">
      <Stack>
        <h2 id="situacao">{content.title}</h2>
        {deactivation ? (
          <Notice tone="danger">{deactivationSentence(deactivation)}</Notice>
        ) : (
          <p className={styles.quiet}>{content.active}</p>
        )}
        <Cluster>
          <Button
            busy={status.change.submission.busy}
            busyLabel={deactivation ? content.reactivating : content.working}
            onClick={deactivation ? status.reactivatePressed : status.deactivatePressed}
          >
            {deactivation ? content.reactivate : content.deactivate}
          </Button>
        </Cluster>
      </Stack>
      <Question
        open={status.asking}
        title={content.askTitle}
        tone="danger"
        size="small"
        confirm={content.confirm}
        confirmVariant="danger"
        onConfirm={status.leavingConfirmed}
        decline={content.keep}
        onDecline={status.leavingGivenUp}
      >
        <p>{content.askText}</p>
      </Question>
    </Card>
  )
})
