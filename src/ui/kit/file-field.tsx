import { ImageUp } from 'lucide-react'
import { useId } from 'react'
import { errorId, FieldError, hintId } from './field-frame.tsx'
import styles from './file-field.module.css'
import { Spinner } from './spinner.tsx'

export interface FileFieldProps {
  readonly label: string
  /** As the native attribute: 'image/png,image/jpeg'. A hint to the browser, not a check. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly busy?: boolean | undefined
}

/** A file input that looks like a button; the same file can be chosen twice. */
export function FileField({ label, accept, onFile, hint, error, busy = false }: FileFieldProps) {
  const id = useId()
  const describedBy = [error !== undefined && errorId(id), hint !== undefined && hintId(id)]
  return (
    <div className={styles.field}>
      <label className={styles.button}>
        {busy ? <Spinner /> : <ImageUp />}
        {label}
        <input
          type="file"
          accept={accept}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onClick={(event) => {
            if (busy) event.preventDefault()
          }}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file && !busy) onFile(file)
          }}
        />
      </label>
      {hint !== undefined && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId(id)} text={error} />
    </div>
  )
}
