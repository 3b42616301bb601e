import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { content } from './content.ts'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'action' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'onKeyDown' | 'onKeyUp'
> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown. It warns when Caps Lock is on. */
export function PasswordField({ warning, onBlur, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      warning={capsLock ? content.password.capsLock : warning}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => {
        setCapsLock(false)
        onBlur?.()
      }}
      action={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          onClick={() => setShown((was) => !was)}
        >
          {shown ? <EyeOff /> : <Eye />}
          <span>{content.password.show}</span>
        </button>
      }
    />
  )
}
