import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { focusField } from '../kit/error-summary.tsx'
import { Form } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { changePasswordContent as content } from './change-password-content.ts'
import { ChangePasswordViewModel, type PasswordField as Field } from './change-password-view-model.ts'
import styles from './password-page.module.css'

export const ChangePasswordPage = observer(function ChangePasswordPage({ title }: ScreenProps) {
  const change = useViewModel(ChangePasswordViewModel)
  const { current, next, confirmation } = change.violations

  useEffect(() => {
    if (change.focus) focusField({ name: change.focus.field })
  }, [change.focus])

  const field = (name: Field) => ({
    name,
    label: content[name],
    value: change.values[name],
    onChange: (text: string) => change.typed(name, text),
    required: true,
  })

  return (
    <Page title={title} width="form">
      <div>
        <div aria-live="polite" className={styles.result}>
          {change.inDoubt && <Notice>{content.inDoubt}</Notice>}
        </div>
        <Card>
          <div className={styles.column}>
            <Form onSubmit={() => void change.submitted()}>
              {/* For password managers, which otherwise would not know whose password this is. */}
              <input hidden readOnly name="username" autoComplete="username" value={change.document} />
              <PasswordField
                {...field('current')}
                autoComplete="current-password"
                error={current && content.violations.current[current]}
              />
              <PasswordField
                {...field('next')}
                autoComplete="new-password"
                onBlur={change.nextBlurred}
                error={next && content.violations.next[next]}
                warning={change.nextIsWeak ? content.nextWarning : undefined}
              />
              <PasswordField
                {...field('confirmation')}
                autoComplete="new-password"
                error={confirmation && content.violations.confirmation[confirmation]}
              />
              <Button
                type="submit"
                variant="primary"
                size="large"
                fullWidth
                busy={change.submission.busy}
                busyLabel={content.confirming}
              >
                {content.confirm}
              </Button>
            </Form>
          </div>
        </Card>
      </div>
    </Page>
  )
})
