import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { FieldProps } from '../kit/field-frame.tsx'
import { type Option, SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { screenContent } from '../screen/content.ts'
import { type LoadState, mapLoaded } from '../screen/load-state.ts'
import { addressContent as content } from './address-content.ts'

interface ChoiceFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: LoadState<readonly Option[]>
  readonly placeholder: string
  readonly autoComplete?: string
  readonly onRetry: () => void
  readonly onBlur?: () => void
}

/** A choice from a list of the server. When the list cannot be loaded or has nothing to choose from, the customer writes instead. */
export function ChoiceField({ choices, placeholder, onRetry, ...field }: ChoiceFieldProps) {
  /** The field has the focus: a list that arrives now must not replace the field in which the customer types. */
  const [isWriting, setWriting] = useState(false)
  const written = {
    ...field,
    onFocus: () => setWriting(true),
    // Set again: a press on the label moves the focus away and back, and `onBlur` runs at the end of that press.
    onChange: (value: string) => {
      setWriting(true)
      field.onChange(value)
    },
    onBlur: () => {
      setWriting(false)
      field.onBlur?.()
    },
  }
  if (choices.status === 'loaded' && choices.value.length === 0) {
    return <TextField {...written} hint={content.listEmpty} />
  }
  if (choices.status === 'failed' || isWriting) {
    return (
      <TextField
        {...written}
        hint={content.listFailed}
        action={
          <Button variant="quiet" size="small" onClick={onRetry}>
            {screenContent.retry}
          </Button>
        }
      />
    )
  }
  const options = choices.status === 'loaded' ? choices.value : []
  // A value that is not in the list stays: it was chosen before the list came, or the list has changed.
  const kept = field.value !== '' && !options.some(({ value }) => value === field.value)
  return (
    <SelectField
      {...field}
      placeholder={choices.status === 'pending' ? content.loading : placeholder}
      options={kept ? [{ value: field.value, label: field.value }, ...options] : options}
    />
  )
}

/** A list of texts, each of which is its own value. */
export const textChoices = (choices: LoadState<readonly string[]>): LoadState<readonly Option[]> =>
  mapLoaded(choices, (texts) => texts.map((text) => ({ value: text, label: text })))
