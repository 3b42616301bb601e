import type { Preferences } from '@domain/preferences/preferences.ts'
import { observer } from 'mobx-react-lite'
import { Card } from '../kit/card.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { FormSection } from '../kit/form-section.tsx'
import { Form, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { SubmitButton } from '../screen/form-view.tsx'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { preferencesContent as content } from './preferences-content.ts'
import { PreferencesViewModel } from './preferences-view-model.ts'
import { WhatsappConfirmation } from './whatsapp-confirmation.tsx'

const CHANNELS = ['email', 'sms', 'push', 'whatsapp'] as const

export const PreferencesPage = observer(function PreferencesPage({ title }: ScreenProps) {
  const preferences = useViewModel(PreferencesViewModel)

  const box = (name: keyof Preferences, hint?: string) => (
    <Checkbox
      key={name}
      name={name}
      label={content.names[name]}
      hint={hint}
      checked={preferences.shown?.[name] ?? false}
      onChange={(checked) => preferences.boxTicked(name, checked)}
    />
  )

  return (
    <Page title={title} width="short">
      <LoadView load={preferences.saved} what={content.what} skeleton={<SkeletonCard lines={6} />}>
        {() => (
          <Card>
            <Form gap="large" onSubmit={() => void preferences.submitted()}>
              <FormSection title={content.channels} layout="checks">
                {CHANNELS.map((name) => box(name))}
              </FormSection>
              <FormSection title={content.others} layout="checks">
                {box('digitalCoupon', content.digitalCouponHint)}
              </FormSection>
              {preferences.problem?.kind === 'failed' && (
                <Notice tone="danger" role="alert">
                  {preferences.problem.message}
                </Notice>
              )}
              {preferences.problem?.kind === 'in-doubt' && <Notice role="alert">{content.inDoubt}</Notice>}
              <ChangedElsewhere preferences={preferences} />
              <SubmitButton submission={preferences.submission} busyLabel={content.saving}>
                {content.save}
              </SubmitButton>
            </Form>
          </Card>
        )}
      </LoadView>
      <WhatsappConfirmation
        open={preferences.askingAboutWhatsapp}
        onKept={preferences.whatsappKept}
        onGivenUp={preferences.whatsappGivenUp}
      />
    </Page>
  )
})

/** What the server held when **Salvar** was pressed, beside what was shown. */
const ChangedElsewhere = observer(function ChangedElsewhere({
  preferences: { changed, saved },
}: {
  readonly preferences: PreferencesViewModel
}) {
  const now = saved.value
  if (changed.length === 0 || now === undefined) return null
  return (
    <Notice role="alert" title={content.changedTitle}>
      <Stack gap="tight">
        <p>
          {content.notSaved} {content.changedText}
        </p>
        <ul>
          {changed.map((name) => (
            <li key={name}>{content.changed(content.names[name], now[name])}</li>
          ))}
        </ul>
      </Stack>
    </Notice>
  )
})
