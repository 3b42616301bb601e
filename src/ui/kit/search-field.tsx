import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import frame from './field-frame.module.css'
import { FieldFrame, type FieldProps, useFieldControl } from './field-frame.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'name' | 'hint'> {
  readonly value: string
  /** Called after what was typed has been painted, however long the list takes that is searched. */
  readonly onChange: (value: string) => void
  readonly onFocus?: (() => void) | undefined
  readonly placeholder?: string | undefined
}

/** Filters as it is typed; role searchbox. */
export function SearchField({ value, onChange, onFocus, placeholder, ...field }: SearchFieldProps) {
  const control = useFieldControl(field)
  const input = useRef<HTMLInputElement>(null)
  const { shown, type, change } = useTyping(value, onChange)
  return (
    <FieldFrame field={field} controlId={control.id}>
      <span className={classNames(frame.adornment, frame.start)}>
        <Search />
      </span>
      <input
        {...control}
        ref={input}
        type="search"
        value={shown}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={classNames(frame.control, frame.leading, frame.trailing, styles.search)}
        onFocus={onFocus}
        onChange={(event) => type(event.target.value)}
      />
      {shown !== '' && (
        <div className={styles.clear}>
          <IconButton
            label={content.search.clear}
            icon={<X />}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** The field shows what is typed at once; `value` follows after the painting. */
function useTyping(value: string, onChange: (value: string) => void) {
  const [ahead, setAhead] = useState<string>()
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  const change = (text: string) => {
    cancel.current()
    setAhead(undefined)
    onChange(text)
  }
  const type = (text: string) => {
    cancel.current()
    setAhead(text)
    cancel.current = afterPaint(() => change(text))
  }
  return { shown: ahead ?? value, type, change }
}
