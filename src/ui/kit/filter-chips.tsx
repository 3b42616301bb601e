import { Check } from 'lucide-react'
import styles from './filter-chips.module.css'
import type { Option } from './select-field.tsx'

export interface FilterChipsProps<V extends string = string> {
  /** The accessible name of the group. */
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly options: readonly Option<V>[]
}

/** One of a few ways to look at the same list; for a choice in a form take RadioGroup. */
export function FilterChips<V extends string>({ label, value, onChange, options }: FilterChipsProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.value === value && <Check />}
          <span className={styles.label}>{option.label}</span>
        </button>
      ))}
    </div>
  )
}
