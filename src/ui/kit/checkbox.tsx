import { type ReactNode, type Ref, useId } from 'react'
import styles from './checkbox.module.css'
import { errorId, FieldError, hintId } from './field-frame.tsx'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly name?: string | undefined
  readonly id?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function Checkbox({ label, checked, onChange, name, id, error, hint, required, ref }: CheckboxProps) {
  const generated = useId()
  const own = id ?? generated
  const describedBy = [error !== undefined && errorId(own), hint !== undefined && hintId(own)]
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          ref={ref}
          id={own}
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
        <p id={hintId(own)} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.error}>
        <FieldError id={errorId(own)} text={error} />
      </div>
    </div>
  )
}
