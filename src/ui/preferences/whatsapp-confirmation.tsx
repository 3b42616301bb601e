import { Stack } from '../kit/layout.tsx'
import { Question } from '../kit/question.tsx'
import { whatsappConfirmationContent as content } from './whatsapp-confirmation-content.ts'

export interface WhatsappConfirmationProps {
  readonly open: boolean
  /** **Concordo**, and closing: WhatsApp stays on. */
  readonly onKept: () => void
  /** **Cancelar**: WhatsApp goes off. */
  readonly onGivenUp: () => void
}

/** Asks before WhatsApp is turned off (product.md §4), and says what each button does, because the labels are not obvious. */
export function WhatsappConfirmation({ open, onKept, onGivenUp }: WhatsappConfirmationProps) {
  return (
    <Question
      open={open}
      title={content.title}
      confirm={content.keep}
      onConfirm={onKept}
      decline={content.giveUp}
      onDecline={onGivenUp}
      onClose={onKept}
    >
      <Stack gap="small">
        <p>{content.text}</p>
        <Stack as="ul" gap="tight">
          {content.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </Stack>
      </Stack>
    </Question>
  )
}
