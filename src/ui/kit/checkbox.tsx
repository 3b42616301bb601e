import { type ReactNode, useRef } from 'react'
import styles from './checkbox.module.css'
import { isChecked, useEarlyInput } from './early-input.ts'
import { errorId, FieldError, FieldHint, type FieldProps, hintId, useFieldControl } from './field-frame.tsx'

export interface CheckboxProps extends Pick<FieldProps, 'name' | 'error' | 'hint' | 'required'> {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Why it cannot be ticked yet. It keeps the focus, so that the reason is read. */
  readonly waiting?: string | undefined
}

export function Checkbox({ label, checked, onChange, waiting, ...others }: CheckboxProps) {
  const field = { ...others, hint: waiting ?? others.hint }
  const control = useFieldControl(field)
  const box = useRef<HTMLInputElement>(null)
  useEarlyInput(box, isChecked, checked, onChange)
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          {...control}
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-disabled={waiting !== undefined || undefined}
          onChange={(event) => {
            if (waiting === undefined) onChange(event.target.checked)
          }}
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
