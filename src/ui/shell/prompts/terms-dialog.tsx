import type { Term } from '@domain/terms/term.ts'
import { ScanBarcode } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/button.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Question } from '../../kit/question.tsx'
import words from '../../kit/words.module.css'
import { TermLink } from '../../terms/term-link.tsx'
import { checkoutContent } from '../checkout/checkout-content.ts'
import { shellContent } from '../shell-content.ts'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent } from './prompts-content.ts'
import styles from './terms-dialog.module.css'
import type { TermsPromptViewModel } from './terms-prompt-view-model.ts'

const content = promptsContent.terms

/** Closes only when every term is accepted (product.md §4). */
export const TermsDialog = observer(function TermsDialog({
  prompt,
  onDone,
  onSignOut,
  onDocument,
}: PromptDialogProps<TermsPromptViewModel>) {
  const pending = prompt.pending ?? []
  const accepted = async () => {
    if (await prompt.acceptPressed()) onDone()
  }
  return (
    <Question
      open
      dismissible={false}
      title={content.title}
      confirm={content.accept}
      busy={prompt.submission.busy}
      busyLabel={content.accepting}
      onConfirm={() => void accepted()}
      decline={shellContent.signOut}
      declineVariant="quiet"
      onDecline={onSignOut}
      others={
        <Button icon={<ScanBarcode />} onClick={onDocument}>
          {checkoutContent.title}
        </Button>
      }
    >
      <Stack gap="small">
        <p>
          <TermsQuestion prompt={prompt} pending={pending} />
        </p>
        {pending.length !== 2 && pending.length > 0 && (
          <div>
            <p className={words.quiet}>{content.read}</p>
            <ul className={styles.terms}>
              {pending.map((term) => (
                <li key={term.id}>
                  <TermLink term={term} onChosen={() => prompt.termPressed(term)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {/* No live region: a toast announces why. */}
        {prompt.hasFailed && <Notice tone="danger">{content.notAccepted}</Notice>}
      </Stack>
    </Question>
  )
})

/** product.md §4: two terms are named, as links; any other number is 'temos', literally. */
function TermsQuestion({ prompt, pending }: { prompt: TermsPromptViewModel; pending: readonly Term[] }) {
  const [first, second, ...others] = pending
  if (!first || !second || others.length > 0) return content.question(content.anyNumber)
  const [before, after] = content.question('|').split('|')
  return (
    <>
      {before}
      <TermLink term={first} onChosen={() => prompt.termPressed(first)} />
      {content.and}
      <TermLink term={second} onChosen={() => prompt.termPressed(second)} />
      {after}
    </>
  )
}
