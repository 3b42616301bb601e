import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Stack } from '../../kit/layout.tsx'
import { Question } from '../../kit/question.tsx'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'
import type { PushPromptViewModel } from './push-prompt-view-model.ts'

const content = promptsContent.push

export const PushDialog = observer(function PushDialog({
  prompt,
  onDone,
  onDeclined,
}: PromptDialogProps<PushPromptViewModel>) {
  const pressed = async () => {
    const end = await prompt.subscribePressed()
    if (end === 'done') onDone()
    if (end === 'declined') onDeclined()
  }
  const declined = () => {
    prompt.declined()
    onDeclined()
  }
  return (
    <Question
      open
      title={content.title}
      confirm={content.subscribe}
      icon={<Bell />}
      busy={prompt.submission.busy}
      busyLabel={content.subscribing}
      onConfirm={() => void pressed()}
      decline={content.later}
      onDecline={declined}
    >
      <Stack gap="small">
        <p>{content.text}</p>
        <p>{content.how}</p>
      </Stack>
    </Question>
  )
})
