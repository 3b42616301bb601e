import { observer } from 'mobx-react-lite'
import { Card } from '../kit/card.tsx'
import { Form } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { formField, SubmitButton, useFormFocus } from '../screen/form-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { changePasswordContent as content, type PasswordField as Field } from './change-password-content.ts'
import { ChangePasswordViewModel } from './change-password-view-model.ts'
import styles from './password-page.module.css'

export const ChangePasswordPage = observer(function ChangePasswordPage({ title }: ScreenProps) {
  const change = useViewModel(ChangePasswordViewModel)
  useFormFocus(change.form)

  const field = (name: Field) => ({ ...formField(change.form, name), label: content[name], required: true })

  return (
    <Page title={title} width="short">
      <Card>
        <Form onSubmit={() => void change.submitted()}>
          {/* For password managers. */}
          <input hidden readOnly name="username" autoComplete="username" value={change.document} />
          <PasswordField {...field('current')} autoComplete="current-password" />
          <PasswordField {...field('next')} autoComplete="new-password" />
          <PasswordField {...field('confirmation')} autoComplete="new-password" />
          <div>
            <div role="status" className={styles.result}>
              {change.problem === 'in-doubt' && <Notice>{content.inDoubt}</Notice>}
              {change.problem === 'refused' && <Notice tone="danger">{content.refused}</Notice>}
            </div>
            <SubmitButton submission={change.submission} busyLabel={content.confirming}>
              {content.confirm}
            </SubmitButton>
          </div>
        </Form>
      </Card>
    </Page>
  )
})
