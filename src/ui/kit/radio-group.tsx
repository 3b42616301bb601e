import { useId } from 'react'
import { classNames } from './class-names.ts'
import { errorId, FieldError } from './field-frame.tsx'
import styles from './radio-group.module.css'
import type { Option } from './select-field.tsx'

export interface RadioGroupProps<V extends string = string> {
  readonly legend: string
  readonly name: string
  /** `''` while nothing is chosen. */
  readonly value: V | ''
  readonly onChange: (value: V) => void
  readonly options: readonly Option<V>[]
  readonly error?: string | undefined
  readonly required?: boolean | undefined
}

export function RadioGroup<V extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  error,
  required,
}: RadioGroupProps<V>) {
  const id = useId()
  const invalid = error !== undefined
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it on a fieldset, and only a radiogroup can be invalid or required.
      role="radiogroup"
      className={classNames(styles.group, invalid && styles.invalid)}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-describedby={invalid ? errorId(id) : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.dot}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <div className={styles.error}>
        <FieldError id={errorId(id)} text={error} />
      </div>
    </fieldset>
  )
}
