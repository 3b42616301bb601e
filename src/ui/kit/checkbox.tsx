import { type ReactNode, useRef } from 'react'
import styles from './checkbox.module.css'
import { errorId, FieldError, FieldHint, type FieldProps, hintId, useFieldControl } from './field-frame.tsx'
import { isChecked, useStoodBefore } from './stood-before.ts'

export interface CheckboxProps extends Pick<FieldProps, 'name' | 'error' | 'hint' | 'required'> {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Checkbox({ label, checked, onChange, ...field }: CheckboxProps) {
  const control = useFieldControl(field)
  const box = useRef<HTMLInputElement>(null)
  useStoodBefore(box, isChecked, checked, onChange)
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          {...control}
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <div className={styles.texts}>
        <FieldHint id={hintId(control.id)} text={field.hint} />
        <FieldError id={errorId(control.id)} text={field.error} />
      </div>
    </div>
  )
}
