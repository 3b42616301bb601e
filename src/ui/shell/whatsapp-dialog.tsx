import { PortalSettings } from '@application/portal-settings.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { useService } from '../screen/view-model.tsx'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'
import type { WhatsappPrompt } from './whatsapp-prompt.ts'

const content = promptsContent.whatsapp

/** Names who writes, by which channel and how to stop: nobody agrees to what was not said. */
export const WhatsappDialog = observer(function WhatsappDialog({
  prompt,
  onDone,
  onDeclined,
}: PromptDialogProps<WhatsappPrompt>) {
  const { brand } = useService(PortalSettings)
  const agreed = async () => {
    if (await prompt.agreed()) onDone()
  }
  return (
    <Dialog
      open
      title={content.title}
      onClose={onDeclined}
      actions={
        <>
          <Button
            variant="primary"
            busy={prompt.submission.busy}
            busyLabel={content.agreeing}
            onClick={agreed}
          >
            {content.agree}
          </Button>
          <Button onClick={onDeclined}>{content.decline}</Button>
        </>
      }
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
    </Dialog>
  )
})
