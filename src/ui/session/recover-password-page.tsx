import type { RecoveryChannel } from '@application/session/passwords.ts'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Form, Stack } from '../kit/layout.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { Notice } from '../kit/notice.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { optionsOf } from '../kit/select-field.tsx'
import words from '../kit/words.module.css'
import { documentMask } from '../person/document-masks.ts'
import { formField, SubmitButton, useFormFocus } from '../screen/form-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './password-page.module.css'
import { recoverPasswordContent as content } from './recover-password-content.ts'
import { RecoverPasswordViewModel } from './recover-password-view-model.ts'

const CHANNELS = optionsOf<RecoveryChannel>(content.channels)

export const RecoverPasswordPage = observer(function RecoverPasswordPage({ title }: ScreenProps) {
  const recovery = useViewModel(RecoverPasswordViewModel)
  useFormFocus(recovery.form)

  return (
    <div className={styles.panel}>
      <Page title={title}>
        <p className={words.muted}>{content.lead}</p>
        <Card>
          <Form onSubmit={() => void recovery.submitted()}>
            <MaskedField
              {...formField(recovery.form, 'document')}
              label={content.document}
              mask={documentMask}
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <RadioGroup
              {...formField(recovery.form, 'channel')}
              legend={content.channel}
              options={CHANNELS}
              required
            />
            <div>
              <div role="status" className={styles.result}>
                {recovery.result && <Notice tone={recovery.result.tone}>{recovery.result.text}</Notice>}
              </div>
              <Stack gap="small">
                <SubmitButton submission={recovery.submission} busyLabel={content.sending}>
                  {content.send}
                </SubmitButton>
                <Button size="large" fullWidth onClick={recovery.backPressed}>
                  {content.backToLogin}
                </Button>
              </Stack>
            </div>
          </Form>
        </Card>
      </Page>
    </div>
  )
})
