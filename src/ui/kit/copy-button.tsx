import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonSize } from './button.tsx'
import { content } from './content.ts'
import styles from './copy-button.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** In milliseconds. */
const SHOWN_FOR = 2500

export interface CopyButtonProps {
  readonly label: string
  /** What is copied. */
  readonly text: string
  /** Shown on the button for a moment, and announced. */
  readonly copiedLabel: string
  readonly size?: ButtonSize | undefined
}

export function CopyButton({ label, text, copiedLabel, size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  const pressed = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Refused, or not a secure page: the text is on the screen to be copied by hand.
      setOutcome('failed')
    }
  }

  const copied = outcome === 'copied'
  return (
    <div>
      <Button size={size} icon={copied ? <Check /> : <Copy />} onClick={pressed}>
        {copied ? (
          <>
            <span aria-hidden="true">{copiedLabel}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : (
          label
        )}
      </Button>
      <VisuallyHidden role="status">{copied && copiedLabel}</VisuallyHidden>
      {outcome === 'failed' && (
        <p role="alert" className={styles.failed}>
          {content.copyFailed}
        </p>
      )}
    </div>
  )
}
