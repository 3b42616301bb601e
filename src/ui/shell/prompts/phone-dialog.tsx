import { ScanBarcode } from 'lucide-react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { checkoutContent } from '../checkout/checkout-content.ts'
import type { PhonePromptViewModel } from './phone-prompt-view-model.ts'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { promptsContent as content } from './prompts-content.ts'

/** Leads to the field in the profile. It cannot be declined (product.md §2). */
export function PhoneDialog({ prompt, onDocument }: PromptDialogProps<PhonePromptViewModel>) {
  return (
    <Dialog
      open
      dismissible={false}
      title={content.phone.title}
      actions={
        <>
          <Button variant="primary" onClick={prompt.updatePressed}>
            {content.phone.update}
          </Button>
          <Button icon={<ScanBarcode />} onClick={onDocument}>
            {checkoutContent.title}
          </Button>
        </>
      }
    >
      <p>{content.phone.text}</p>
    </Dialog>
  )
}
