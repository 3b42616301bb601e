import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { focusField } from '../kit/error-summary.tsx'
import { Form, Stack } from '../kit/layout.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { Notice } from '../kit/notice.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { documentMask } from '../person/masks.ts'
import { personContent } from '../person/person-content.ts'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './password-page.module.css'
import { recoverPasswordContent as content } from './recover-password-content.ts'
import { RecoverPasswordViewModel } from './recover-password-view-model.ts'

export const RecoverPasswordPage = observer(function RecoverPasswordPage({ title }: ScreenProps) {
  const recovery = useViewModel(RecoverPasswordViewModel)

  useEffect(() => {
    if (recovery.focus) focusField({ name: recovery.focus.field })
  }, [recovery.focus])

  return (
    <div className={styles.panel}>
      <Page title={title}>
        <div>
          <p className={styles.lead}>{content.lead}</p>
          <div aria-live="polite" className={styles.result}>
            {recovery.result && <Notice tone={recovery.result.tone}>{recovery.result.text}</Notice>}
          </div>
        </div>
        <Card>
          <Form onSubmit={() => void recovery.submitted()}>
            <MaskedField
              label={content.document}
              name="document"
              mask={documentMask}
              value={recovery.document}
              onChange={recovery.documentTyped}
              onBlur={recovery.documentBlurred}
              error={recovery.violations.document && content.violations.document}
              warning={recovery.documentLooksWrong ? personContent.warnings.documentCheckDigits : undefined}
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <RadioGroup
              legend={content.channel}
              name="channel"
              value={recovery.channel}
              onChange={recovery.channelChosen}
              options={[
                { value: 'email', label: content.channels.email },
                { value: 'sms', label: content.channels.sms },
              ]}
              error={recovery.violations.channel && content.violations.channel}
              required
            />
            <Stack gap="small">
              <Button
                type="submit"
                variant="primary"
                size="large"
                fullWidth
                busy={recovery.submission.busy}
                busyLabel={content.sending}
              >
                {content.send}
              </Button>
              <Button size="large" fullWidth onClick={recovery.backPressed}>
                {content.backToLogin}
              </Button>
            </Stack>
          </Form>
        </Card>
      </Page>
    </div>
  )
})
