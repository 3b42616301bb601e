import type { Preferences } from '@domain/preferences/preferences.ts'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { FormSection, WholeLine } from '../kit/form-section.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { SkeletonText } from '../kit/skeleton.tsx'
import { TextField } from '../kit/text-field.tsx'
import { mobileMask } from '../person/masks.ts'
import { personContent } from '../person/person-content.ts'
import {
  CompanyNameField,
  ContactNameField,
  DocumentField,
  IndividualFields,
  TradeFields,
} from '../person/person-fields.tsx'
import { formField } from '../screen/form-view.tsx'
import { LoadView } from '../screen/load-view.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { TermLink } from '../terms/term-link.tsx'
import { registerContent as content } from './register-content.ts'
import styles from './register-page.module.css'
import type { RegisterViewModel } from './register-view-model.ts'
import { RegistrationTermsViewModel } from './registration-terms-view-model.ts'

interface SectionProps {
  readonly register: RegisterViewModel
}

export const IndividualSection = observer(function IndividualSection({ register: { form } }: SectionProps) {
  return (
    <FormSection title={personContent.individual} layout="two">
      <IndividualFields form={form} nameLabel={content.name} documentAutoComplete="username" />
      <Checkbox
        label={content.hasChildren}
        checked={form.values.hasChildren}
        onChange={(checked) => form.typed('hasChildren', checked)}
      />
      <Checkbox
        label={content.hasPets}
        checked={form.values.hasPets}
        onChange={(checked) => form.typed('hasPets', checked)}
      />
    </FormSection>
  )
})

export function CompanySection({ register: { form, linesOfBusiness } }: SectionProps) {
  return (
    <FormSection title={personContent.company} layout="two">
      <DocumentField form={form} kind="company" autoComplete="username" />
      <CompanyNameField form={form} />
      <TradeFields form={form} lines={linesOfBusiness} />
      <WholeLine>
        <ContactNameField form={form} />
      </WholeLine>
    </FormSection>
  )
}

export const ContactSection = observer(function ContactSection({ register: { form } }: SectionProps) {
  return (
    <FormSection title={personContent.contact} layout="two">
      <TextField
        {...formField(form, 'email')}
        label={personContent.email}
        type="email"
        autoComplete="email"
        optional
      />
      <MaskedField
        {...formField(form, 'mobile')}
        label={content.mobile}
        hint={content.mobileHint}
        mask={mobileMask}
        autoComplete="tel-national"
        inputMode="tel"
        required
      />
    </FormSection>
  )
})

const CHANNELS = [
  'email',
  'sms',
  'push',
  'whatsapp',
  'digitalCoupon',
] as const satisfies readonly (keyof Preferences)[]

export const PreferencesSection = observer(function PreferencesSection({ register }: SectionProps) {
  return (
    <FormSection title={content.preferences} description={content.preferencesText} layout="checks">
      {CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={content.channels[channel]}
          checked={register.form.values.preferences[channel]}
          onChange={(wanted) => register.preferenceToggled(channel, wanted)}
          hint={channel === 'digitalCoupon' ? content.digitalCouponHint : undefined}
        />
      ))}
    </FormSection>
  )
})

export const PasswordSection = observer(function PasswordSection({ register: { form } }: SectionProps) {
  return (
    <FormSection title={content.passwordSection} layout="two">
      <PasswordField
        {...formField(form, 'password')}
        label={content.password}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...formField(form, 'confirmation')}
        label={content.confirmation}
        autoComplete="new-password"
        required
      />
    </FormSection>
  )
})

export const TermsSection = observer(function TermsSection({
  register: { form },
}: {
  readonly register: Pick<RegisterViewModel, 'form'>
}) {
  const terms = useViewModel(RegistrationTermsViewModel)
  return (
    <FormSection
      title={content.terms}
      description={terms.published.value?.length === 0 ? content.noTerms : content.termsText}
    >
      <LoadView
        load={terms.published}
        what={content.termsWhat}
        skeleton={<SkeletonText lines={2} />}
        empty={null}
      >
        {(published) => (
          <ul className={styles.terms}>
            {published.map((term, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two terms may have no id, and the list only changes as a whole.
              <li key={position}>
                <TermLink term={term} onChosen={() => terms.pressed(term)} />
              </li>
            ))}
          </ul>
        )}
      </LoadView>
      <Checkbox
        label={content.acceptsTerms}
        name="acceptsTerms"
        checked={form.values.acceptsTerms}
        onChange={(accepts) => form.typed('acceptsTerms', accepts)}
        waiting={terms.mayAccept ? undefined : content.termsFirst}
        error={form.errorOf('acceptsTerms')}
        required
      />
    </FormSection>
  )
})
