import { Download, Share, Smartphone, SquarePlus, WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Question } from '../../kit/question.tsx'
import styles from './install-dialog.module.css'
import type { InstallPromptViewModel } from './install-prompt-view-model.ts'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'

const content = promptsContent.install

/** Also opened from the account menu, where there is no prompt to leave. */
type InstallDialogProps = Omit<PromptDialogProps<InstallPromptViewModel>, 'onSignOut' | 'onDocument'>

/** One press where the browser can install; on iOS, instructions with pictures. */
export const InstallDialog = observer(function InstallDialog(props: InstallDialogProps) {
  return props.prompt.way === 'ios' ? <InstallByHand {...props} /> : <InstallByBrowser {...props} />
})

const InstallByBrowser = observer(function InstallByBrowser({
  prompt,
  onDone,
  onDeclined,
}: InstallDialogProps) {
  const pressed = async () => {
    const answer = await prompt.installPressed()
    if (answer === 'accepted') onDone()
    else if (answer !== undefined) onDeclined()
  }
  return (
    <Question
      open
      title={content.title}
      confirm={content.install}
      icon={<Download />}
      busy={prompt.asking.busy}
      onConfirm={() => void pressed()}
      decline={content.notNow}
      onDecline={onDeclined}
    >
      <p>{content.text}</p>
      <ul className={styles.reasons}>
        <Line icon={<Smartphone />}>{content.reasons.oneTap}</Line>
        <Line icon={<WifiOff />}>{content.reasons.offline}</Line>
      </ul>
    </Question>
  )
})

function InstallByHand({ onDeclined }: InstallDialogProps) {
  return (
    <Dialog
      open
      title={content.title}
      onClose={onDeclined}
      actions={<Button onClick={onDeclined}>{content.notNow}</Button>}
    >
      <p>{content.iosText}</p>
      <ol className={styles.steps}>
        <Line icon={<Share />}>{content.steps.share}</Line>
        <Line icon={<SquarePlus />}>{content.steps.add}</Line>
        <Line icon={<img src="./icons/icon-96.png" alt="" width="40" height="40" />}>
          {content.steps.confirm}
        </Line>
      </ol>
    </Dialog>
  )
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}
