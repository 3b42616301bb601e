import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { errorId, FieldError, hintId } from './field-frame.tsx'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly name?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
}

export function Checkbox({ label, checked, onChange, name, error, hint, required }: CheckboxProps) {
  const id = useId()
  const describedBy = [error !== undefined && errorId(id), hint !== undefined && hintId(id)]
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          name={name}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.error}>
        <FieldError id={errorId(id)} text={error} />
      </div>
    </div>
  )
}
