import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import frame from './field-frame.module.css'
import { FieldFrame, type FieldProps, useFieldControl } from './field-frame.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'name' | 'id' | 'hint'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
}

/** Filters as it is typed; role searchbox. */
export function SearchField({ value, onChange, placeholder, ...field }: SearchFieldProps) {
  const control = useFieldControl(field)
  const input = useRef<HTMLInputElement>(null)
  return (
    <FieldFrame field={field} controlId={control.id}>
      <span className={classNames(frame.adornment, frame.start)}>
        <Search />
      </span>
      <input
        {...control}
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={classNames(frame.control, frame.leading, frame.trailing, styles.search)}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <div className={styles.clear}>
          <IconButton
            label={content.search.clear}
            icon={<X />}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
