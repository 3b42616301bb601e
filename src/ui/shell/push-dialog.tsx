import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Stack } from '../kit/layout.tsx'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'
import type { PushPrompt } from './push-prompt.ts'

const content = promptsContent.push

export const PushDialog = observer(function PushDialog({
  prompt,
  onDone,
  onDeclined,
}: PromptDialogProps<PushPrompt>) {
  const pressed = async () => {
    if (await prompt.subscribePressed()) onDone()
    else onDeclined()
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
            icon={<Bell aria-hidden="true" />}
            busy={prompt.submission.busy}
            busyLabel={content.subscribing}
            onClick={pressed}
          >
            {content.subscribe}
          </Button>
          <Button onClick={onDeclined}>{content.later}</Button>
        </>
      }
    >
      <Stack gap="small">
        <p>{content.text}</p>
        <p>{content.how}</p>
      </Stack>
    </Dialog>
  )
})
