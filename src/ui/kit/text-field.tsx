import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useAfterPress } from './after-press.tsx'
import { textOf, useEarlyInput } from './early-input.ts'
import styles from './field-frame.module.css'
import { FieldFrame, type FieldProps, useFieldControl } from './field-frame.tsx'

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'inputMode'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'maxLength'
  | 'spellCheck'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onFocus'
>

export interface TextFieldProps extends FieldProps, NativeInput {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The field was left. When a press left it, this is called at the end of the press. */
  readonly onBlur?: (() => void) | undefined
  readonly type?: 'text' | 'email' | 'password' | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** A small control at the end of the label's line. */
  readonly action?: ReactNode
}

export function TextField({ value, onChange, onBlur, type = 'text', action, ref, ...props }: TextFieldProps) {
  const { field, native } = splitFieldProps(props)
  const control = useFieldControl(field)
  const input = useRef<HTMLInputElement>(null)
  const blurred = useAfterPress(onBlur)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEarlyInput(input, textOf, value, onChange, blurred)
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
        onChange={(event) => onChange(event.target.value)}
        onBlur={blurred}
      />
    </FieldFrame>
  )
}

/** Separates the properties of the frame from those of the native control. */
function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, name, error, warning, hint, locked, required, optional, ...native } = props
  const field: FieldProps = { label, name, error, warning, hint, locked, required, optional }
  return { field, native }
}
