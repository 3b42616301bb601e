import { ChevronDown } from 'lucide-react'
import { useAfterPress } from './after-press.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import frame from './field-frame.module.css'
import { FieldFrame, type FieldProps, useFieldControl } from './field-frame.tsx'
import styles from './select-field.module.css'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  /** The heading under which the platform's picker lists it, together with the others of the same group. */
  readonly group?: string | undefined
}

/** A choice from a closed set, for fields and chips, in the order in which its labels are written. */
export function optionsOf<V extends string>(labels: Readonly<Record<V, string>>): readonly Option<V>[] {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))
}

export interface SelectFieldProps<V extends string = string> extends FieldProps {
  /** `''` while nothing is chosen. */
  readonly value: V | ''
  readonly onChange: (value: V) => void
  readonly options: readonly Option<V>[]
  /** The text of the empty choice, shown while nothing is chosen. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  /** The field was left. When a press left it, this is called at the end of the press. */
  readonly onBlur?: (() => void) | undefined
}

/** The platform's own drop-down (role combobox): the best picker on every telephone. */
export function SelectField<V extends string>({
  value,
  onChange,
  options,
  placeholder = content.field.choose,
  autoComplete,
  onBlur,
  ...field
}: SelectFieldProps<V>) {
  const control = useFieldControl(field)
  const blurred = useAfterPress(onBlur)
  const chosen = options.find((option) => option.value === value)
  // A native select cannot be read-only: while locked it offers only what is chosen.
  const offered = field.locked && chosen ? [chosen] : options

  return (
    <FieldFrame field={field} controlId={control.id}>
      <select
        {...control}
        value={chosen ? value : ''}
        autoComplete={autoComplete}
        aria-readonly={field.locked || undefined}
        className={classNames(frame.control, styles.select)}
        onBlur={blurred}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value)
          if (picked && !field.locked) onChange(picked.value)
        }}
      >
        {!chosen && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {[...grouped(offered)].map(([group, members]) =>
          group === undefined ? (
            members.map(optionElement)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(optionElement)}
            </optgroup>
          ),
        )}
      </select>
      {!field.locked && (
        <span className={classNames(frame.adornment, frame.end)}>
          <ChevronDown />
        </span>
      )}
    </FieldFrame>
  )
}

function optionElement({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

/** The options by group, groups in the order in which they first appear. */
function grouped(options: readonly Option[]): ReadonlyMap<string | undefined, readonly Option[]> {
  const groups = new Map<string | undefined, Option[]>()
  for (const option of options) {
    const members = groups.get(option.group)
    if (members) members.push(option)
    else groups.set(option.group, [option])
  }
  return groups
}
