import { PortalSettings } from '@application/portal-settings.ts'
import { observer } from 'mobx-react-lite'
import { Stack } from '../../kit/layout.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Question } from '../../kit/question.tsx'
import { useService } from '../../screen/view-model.tsx'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'
import type { WhatsappPromptViewModel } from './whatsapp-prompt-view-model.ts'

const content = promptsContent.whatsapp

/** A consent is valid only when it names who writes, by which channel and how to stop. */
export const WhatsappDialog = observer(function WhatsappDialog({
  prompt,
  onDone,
  onDeclined,
}: PromptDialogProps<WhatsappPromptViewModel>) {
  const { brand } = useService(PortalSettings)
  const agreed = async () => {
    if (await prompt.agreePressed()) onDone()
  }
  return (
    <Question
      open
      title={content.title}
      confirm={content.agree}
      declineWaits
      busy={prompt.submission.busy}
      busyLabel={content.agreeing}
      onConfirm={() => void agreed()}
      decline={content.decline}
      onDecline={onDeclined}
    >
      <Stack gap="small">
        <p>{content.text(brand.name)}</p>
        <p>{content.how}</p>
        {prompt.problem !== undefined && (
          <Notice tone="danger" role="alert">
            {prompt.problem}
          </Notice>
        )}
      </Stack>
    </Question>
  )
})
