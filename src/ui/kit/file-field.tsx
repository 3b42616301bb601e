import { ImageUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import { errorId, FieldError, FieldHint, type FieldProps, hintId, useFieldControl } from './field-frame.tsx'
import styles from './file-field.module.css'
import { Spinner } from './spinner.tsx'

export interface FileFieldProps extends Pick<FieldProps, 'hint' | 'error'> {
  readonly label: string
  /** As the native attribute: 'image/png,image/jpeg'. A hint to the browser, not a check. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly busy?: boolean | undefined
}

/** A file input that looks like a button; the same file can be chosen twice. */
export function FileField({ label, accept, onFile, hint, error, busy = false }: FileFieldProps) {
  const control = useFieldControl({ error, hint })
  const button = useRef<HTMLLabelElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error === undefined || !button.current) return
    // It stands below the button, which may be the last thing in sight. A customer who has gone on meanwhile is not brought back.
    const { top, bottom } = button.current.getBoundingClientRect()
    if (bottom > 0 && top < window.innerHeight) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div className={styles.field}>
      <label ref={button} className={classNames(buttons.button, buttons.secondary, styles.button)}>
        {busy ? <Spinner /> : <ImageUp />}
        {label}
        <input
          {...control}
          type="file"
          accept={accept}
          className={styles.input}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
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
      <FieldHint id={hintId(control.id)} text={hint} />
      {/* It may come seconds after the file was chosen, when the description of the field is no longer read. */}
      <div ref={outcome} aria-live="polite">
        <FieldError id={errorId(control.id)} text={error} />
      </div>
    </div>
  )
}
