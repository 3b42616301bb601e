import type { FactoryOpts } from 'imask'
import { type ComponentType, type InputHTMLAttributes, type Ref, useRef } from 'react'
import { IMaskInput } from 'react-imask'
import { useAfterPress } from './after-press.tsx'
import styles from './field-frame.module.css'
import { FieldFrame, useFieldControl } from './field-frame.tsx'
import { splitFieldProps, type TextFieldProps } from './text-field.tsx'

/** A mask for {@link MaskedField}. Keep it outside the component, so that it is the same object in every render. */
export type Mask = FactoryOpts

export interface MaskedFieldProps extends TextFieldProps {
  /** `value` and `onChange` carry the masked text, as the customer sees it. */
  readonly mask: Mask
}

/** react-imask types its input as a union of every mask there is; this is the part in use here. */
type MaskedInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  readonly value: string
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly onAccept: (value: string) => void
}
const MaskedInput = IMaskInput as unknown as ComponentType<MaskedInputProps>

/** A {@link TextField} that formats its value, typed, pasted, filled in by the browser or set by the program. */
export function MaskedField({
  mask,
  value,
  onChange,
  onBlur,
  type = 'text',
  action,
  ref,
  ...props
}: MaskedFieldProps) {
  const { field, native } = splitFieldProps(props)
  const control = useFieldControl(field)
  const blurred = useAfterPress(onBlur)
  const shown = useRef(value)
  shown.current = value
  return (
    <FieldFrame field={field} controlId={control.id} action={action}>
      <MaskedInput
        {...native}
        {...control}
        {...(mask as object)}
        inputRef={ref}
        type={type}
        value={value}
        readOnly={field.locked}
        className={styles.control}
        onBlur={blurred}
        onAccept={(accepted) => {
          if (accepted !== shown.current) onChange(accepted)
        }}
      />
    </FieldFrame>
  )
}
