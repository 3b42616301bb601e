import type { PersonKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Form, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { optionsOf } from '../kit/select-field.tsx'
import { AddressSection } from '../person/address-section.tsx'
import { WhatsappConfirmation } from '../preferences/whatsapp-confirmation.tsx'
import { FormErrors, SubmitButton, useFormFocus } from '../screen/form-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { ConnectionBannerViewModel } from './connection-banner-view-model.ts'
import { registerContent as content } from './register-content.ts'
import styles from './register-page.module.css'
import {
  CompanySection,
  ContactSection,
  IndividualSection,
  PasswordSection,
  PreferencesSection,
  TermsSection,
} from './register-sections.tsx'
import { RegisterViewModel } from './register-view-model.ts'

const KINDS = optionsOf<PersonKind>(content.kinds)

interface PartProps {
  readonly register: RegisterViewModel
}

export const RegisterPage = observer(function RegisterPage({ title }: ScreenProps) {
  const register = useViewModel(RegisterViewModel)
  useFormFocus(register.form)

  return (
    <div className={styles.screen}>
      <ConnectionBanner />
      <div className={styles.form}>
        <Page title={title}>
          <div className={styles.top}>
            <p className={styles.lead}>{content.lead}</p>
            <FormErrors form={register.form} title={content.summary} />
          </div>
          {register.restored && (
            <Notice
              action={
                <Button size="small" waits={register.submission.busy} onClick={register.startAgainPressed}>
                  {content.startAgain}
                </Button>
              }
            >
              {content.restored}
            </Notice>
          )}
          <Form gap="large" onSubmit={() => void register.submitted()}>
            <Card>
              <div className={styles.sections}>
                <RadioGroup
                  legend={content.kind}
                  name="kind"
                  value={register.kind}
                  onChange={register.kindChosen}
                  options={KINDS}
                />
                {register.mayBringBack && (
                  <Notice
                    role="status"
                    action={
                      <Button
                        size="small"
                        waits={register.submission.busy}
                        onClick={register.bringBackPressed}
                      >
                        {content.bringBack}
                      </Button>
                    }
                  >
                    {content.emptied}
                  </Notice>
                )}
                {register.kind === 'individual' ? (
                  <IndividualSection register={register} />
                ) : (
                  <CompanySection register={register} />
                )}
                <ContactSection register={register} />
                <AddressSection address={register.address} errorOf={register.form.errorOf} />
                <PreferencesSection register={register} />
                <PasswordSection register={register} />
                <TermsSection register={register} />
              </div>
            </Card>
            <Result register={register} />
            <Stack gap="small">
              <SubmitButton submission={register.submission} busyLabel={content.registering}>
                {content.register}
              </SubmitButton>
              <Button size="large" fullWidth onClick={register.backPressed}>
                {content.backToLogin}
              </Button>
            </Stack>
          </Form>
        </Page>
      </div>
      <Dialogs register={register} />
    </div>
  )
})

/** Shown while the server cannot be reached. */
const ConnectionBanner = observer(function ConnectionBanner() {
  const { online } = useViewModel(ConnectionBannerViewModel)
  return (
    <div role="alert" className={styles.banner}>
      {!online && <p className={styles.offline}>{content.offline}</p>}
    </div>
  )
})

/** Stays on the screen after the toast is gone. */
const Result = observer(function Result({ register: { result } }: PartProps) {
  if (result === undefined) return null
  const { title, text } = content.result[result]
  return (
    <Notice
      tone={result === 'in-doubt' ? undefined : 'danger'}
      role={result === 'in-doubt' || result === 'not-sent' ? 'alert' : undefined}
      title={title}
    >
      {text}
    </Notice>
  )
})

const Dialogs = observer(function Dialogs({ register }: PartProps) {
  return (
    <>
      <WhatsappConfirmation
        open={register.whatsappAsked}
        onKept={register.whatsappKept}
        onGivenUp={register.whatsappGivenUp}
      />
      <Dialog
        open={register.thanked}
        title={content.thanksTitle}
        dismissible={false}
        size="small"
        actions={
          <Button variant="primary" onClick={register.okPressed}>
            {content.ok}
          </Button>
        }
      >
        <p>{content.thanks[register.kind]}</p>
      </Dialog>
    </>
  )
})
