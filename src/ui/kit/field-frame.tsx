import { CircleAlert, LockKeyhole, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import styles from './field-frame.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every field of the kit takes. */
export interface FieldProps {
  /** The visible label and, exactly, the accessible name. */
  readonly label: string
  /** Also finds the field from an {@link ErrorSummary}. */
  readonly name?: string | undefined
  /** Why the value is not accepted. */
  readonly error?: string | undefined
  /** A probable mistake that blocks nothing ('Confira o número…'). */
  readonly warning?: string | undefined
  readonly hint?: ReactNode
  /** Filled in for the customer, who can read and copy but not change it. */
  readonly locked?: boolean | undefined
  readonly required?: boolean | undefined
  /** Shows '(opcional)' beside the label, outside the accessible name. */
  readonly optional?: boolean | undefined
}

/** The attributes that tie a control to its frame. */
export interface FieldControl {
  readonly id: string
  readonly name: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Ids and aria attributes of one field; spread {@link FieldControl} on the native control. */
export function useFieldControl({
  name,
  error,
  warning,
  hint,
  locked,
  required,
}: Omit<FieldProps, 'label'>): FieldControl {
  const id = useId()
  const describedBy = [
    error !== undefined && errorId(id),
    warning !== undefined && warningId(id),
    hint !== undefined && hintId(id),
    locked === true && lockedId(id),
  ]
  return {
    id,
    name,
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
    'aria-describedby': classNames(...describedBy) || undefined,
  }
}

export interface FieldFrameProps {
  readonly field: FieldProps
  readonly controlId: string
  /** A small control shown at the end of the label's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Label, hint, error and warning around one control. The action comes after it in the tab order, beside the label to the eye. */
export function FieldFrame({ field, controlId, action, children }: FieldFrameProps) {
  const { label, optional, hint, error, warning, locked } = field
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{content.optional}</span>}
      </div>
      <div className={styles.box}>
        {children}
        {locked && (
          <>
            <span className={classNames(styles.adornment, styles.end)}>
              <LockKeyhole />
            </span>
            <VisuallyHidden id={lockedId(controlId)}>{content.field.locked}</VisuallyHidden>
          </>
        )}
      </div>
      <FieldHint id={hintId(controlId)} text={hint} />
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <FieldError id={errorId(controlId)} text={error} />
      {/* A warning appears after the field was left, when its description is no longer read: hence a live region. */}
      <div aria-live="polite" className={styles.messages}>
        {warning !== undefined && (
          <p id={warningId(controlId)} className={styles.message}>
            <TriangleAlert />
            {warning}
          </p>
        )}
      </div>
    </div>
  )
}

interface FieldTextProps {
  readonly id: string
  readonly text: ReactNode
}

export function FieldHint({ id, text }: FieldTextProps) {
  if (text === undefined) return null
  return (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  )
}

export function FieldError({ id, text }: FieldTextProps) {
  if (text === undefined) return null
  return (
    <p id={id} className={classNames(styles.messages, styles.message, styles.error)}>
      <CircleAlert />
      {text}
    </p>
  )
}

export const errorId = (controlId: string) => `${controlId}-error`
export const hintId = (controlId: string) => `${controlId}-hint`
const warningId = (controlId: string) => `${controlId}-warning`
const lockedId = (controlId: string) => `${controlId}-locked`
