import type { FactoryOpts, InputMask } from 'imask'
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

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

/** A text field with a mask. */
export function MaskedInput({ masking, mask, value, onChange, ref, ...props }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const masked = useRef<InputMask>(null)
  /** The keyboard is still composing a word, as those of Android do: it may change what it has written until the word ends. */
  const isComposing = useRef(false)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const accepted = useEffectEvent((text: string) => {
    if (text !== value) onChange(text)
  })

  useLayoutEffect(() => {
    const element = input.current
    if (!masking || !element) return
    const made = masking(element, mask)
    masked.current = made
    made.on('accept', () => accepted(made.value))
    accepted(made.value)
    const typed = (event: Event) => {
      isComposing.current = event instanceof InputEvent && event.isComposing
    }
    // imask listens too, and has formatted the text already. It fires no `accept` where the mask allowed nothing of the word.
    const composed = () => {
      isComposing.current = false
      accepted(made.value)
    }
    element.addEventListener('input', typed)
    element.addEventListener('compositionend', composed)
    return () => {
      element.removeEventListener('input', typed)
      element.removeEventListener('compositionend', composed)
      masked.current = null
      made.destroy()
    }
  }, [masking, mask])

  useLayoutEffect(() => {
    if (masked.current && !isComposing.current) masked.current.value = value
  }, [value])

  return (
    <TextField
      {...props}
      ref={input}
      value={value}
      onChange={(text) => {
        // The mask changes the text before React sees the event, so React finds no change, and `accepted` reports the text instead. During
        // composition the mask waits. Then the text is reported here, or React would put the old text back.
        if (!masked.current || isComposing.current) onChange(text)
      }}
    />
  )
}
