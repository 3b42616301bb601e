import type { FactoryOpts, InputMask } from 'imask'
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useAfterPress } from './after-press.tsx'
import styles from './field-frame.module.css'
import { FieldFrame, useFieldControl } from './field-frame.tsx'
import { textOf, useStoodBefore } from './stood-before.ts'
import { splitFieldProps, type TextFieldProps } from './text-field.tsx'

/** What a mask allows. Keep it outside the component, so that it is the same object in every render. */
export type Mask = FactoryOpts

/** Formats what is in an input, from now on. */
export type Masking = (input: HTMLInputElement, mask: Mask) => InputMask

export interface MaskedFieldProps extends TextFieldProps {
  /** `value` and `onChange` carry the masked text, as the customer sees it. */
  readonly mask: Mask
}

interface MaskedInputProps extends MaskedFieldProps {
  /** Undefined while its code is being fetched: what is typed meanwhile is formatted when it arrives. */
  readonly masking: Masking | undefined
}

/** A text field with a mask, for {@link MaskedField} and {@link LateMaskedField}. */
export function MaskedInput({
  masking,
  mask,
  value,
  onChange,
  onBlur,
  type = 'text',
  action,
  ref,
  ...props
}: MaskedInputProps) {
  const { field, native } = splitFieldProps(props)
  const control = useFieldControl(field)
  const input = useRef<HTMLInputElement>(null)
  const masked = useRef<InputMask>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const blurred = useAfterPress(onBlur)
  const accepted = useEffectEvent((text: string) => {
    if (text !== value) onChange(text)
  })

  useStoodBefore(input, textOf, value, onChange)

  useLayoutEffect(() => {
    const element = input.current
    if (!masking || !element) return
    const made = masking(element, mask)
    masked.current = made
    made.on('accept', () => accepted(made.value))
    accepted(made.value)
    return () => {
      masked.current = null
      made.destroy()
    }
  }, [masking, mask])

  useLayoutEffect(() => {
    if (masked.current) masked.current.value = value
  }, [value])

  return (
    <FieldFrame field={field} controlId={control.id} action={action}>
      <input
        {...native}
        {...control}
        ref={input}
        type={type}
        value={value}
        readOnly={field.locked}
        className={styles.control}
        // A mask changes the text before React sees the event, so that React finds nothing new: `accepted` hears of it.
        onChange={(event) => masked.current ?? onChange(event.target.value)}
        onBlur={blurred}
      />
    </FieldFrame>
  )
}
