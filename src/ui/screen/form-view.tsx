import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { ErrorSummary, focusField } from '../kit/error-summary.tsx'
import type { FormOf } from './form.ts'
import type { Submission } from './submission.ts'

/** What a field of the kit takes from its form. The focus finds the field by its name. */
export function formField<Values, Name extends keyof Values & string>(form: FormOf<Values>, name: Name) {
  return {
    name,
    value: form.values[name],
    onChange: (value: Values[Name]) => form.typed(name, value),
    onBlur: () => form.fieldLeft(name),
    error: form.errorOf(name),
    warning: form.hintOf(name),
  }
}

interface Focusing {
  readonly focus: { readonly field: string } | undefined
  focused(): void
}

const SAME_NAMES: Readonly<Record<string, string>> = {}

/**
 * Moves the focus where the form wants it. Call it in the one component that shows the whole form.
 * @param names the fields whose name on the page is another than in the form; the same object in every render.
 */
export function useFormFocus(form: Focusing, names = SAME_NAMES): void {
  const { focus } = form
  useEffect(() => {
    if (!focus) return
    focusField(names[focus.field] ?? focus.field)
    form.focused()
  }, [form, focus, names])
}

interface FormErrorsProps {
  readonly form: { readonly errors: readonly { readonly name: string; readonly message: string }[] }
  readonly title: (count: number) => string
}

export const FormErrors = observer(function FormErrors({ form: { errors }, title }: FormErrorsProps) {
  return <ErrorSummary title={title(errors.length)} items={errors} />
})

interface SubmitButtonProps {
  readonly submission: Submission
  readonly busyLabel: string
  readonly waits?: boolean
  readonly children: ReactNode
}

/** The button that sends the form around it. */
export const SubmitButton = observer(function SubmitButton({ submission, ...others }: SubmitButtonProps) {
  return <Button type="submit" variant="primary" size="large" fullWidth busy={submission.busy} {...others} />
})
