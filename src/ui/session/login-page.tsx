import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { classNames } from '../kit/class-names.ts'
import { Form } from '../kit/layout.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { Notice } from '../kit/notice.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { documentMask } from '../person/document-masks.ts'
import { formField, SubmitButton, useFormFocus } from '../screen/form-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import { useQuiet } from '../screen/quiet.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { loginContent as content } from './login-content.ts'
import styles from './login-page.module.css'
import { LoginViewModel } from './login-view-model.ts'

/** Password managers look for this name. */
const NAMES = { document: 'username' }

export const LoginPage = observer(function LoginPage({ title }: ScreenProps) {
  const login = useViewModel(LoginViewModel)
  useFormFocus(login.form, NAMES)
  const quiet = useQuiet()

  return (
    <div className={styles.screen}>
      <Pitch />
      <div className={styles.panel}>
        <Page title={title} atOnce>
          <Form onSubmit={() => void login.submitted()}>
            <MaskedField
              {...formField(login.form, 'document')}
              name={NAMES.document}
              label={content.document}
              mask={documentMask}
              wanted={quiet}
              autoComplete="username"
              inputMode={login.letters ? 'text' : 'numeric'}
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
              required
              action={
                login.letters ? undefined : (
                  <button
                    type="button"
                    className={classNames(styles.quiet, styles.letters)}
                    onClick={login.lettersPressed}
                  >
                    {content.letters}
                  </button>
                )
              }
            />
            <PasswordField
              {...formField(login.form, 'password')}
              label={content.password}
              autoComplete="current-password"
              enterKeyHint="go"
              required
            />
            <Checkbox
              label={content.remember}
              checked={login.remember}
              onChange={login.rememberToggled}
              hint={content.rememberHint}
            />
            {/* No live region: a toast announces it. */}
            {login.problem && <Notice tone="danger">{login.problem}</Notice>}
            <SubmitButton submission={login.submission} busyLabel={content.entering}>
              {content.enter}
            </SubmitButton>
            <div className={styles.help}>
              <Link href={paths.recoverPassword} className={styles.quiet} data-next {...login.carriedOn}>
                {content.forgot}
              </Link>
            </div>
          </Form>
          <div className={styles.register}>
            <p>{content.registerLead}</p>
            <Button size="large" fullWidth onClick={login.registerPressed}>
              {content.register}
            </Button>
          </div>
        </Page>
      </div>
    </div>
  )
})

function Pitch() {
  return (
    <div className={styles.pitch}>
      <p className={styles.headline}>{content.headline}</p>
      <p className={styles.lead}>{content.pitch}</p>
      <ul className={styles.benefits}>
        {content.benefits.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  )
}
