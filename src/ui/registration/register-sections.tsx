import type { Preferences } from '@domain/preferences/preferences.ts'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { FormSection } from '../kit/fieldset.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { SkeletonText } from '../kit/skeleton.tsx'
import { TextField } from '../kit/text-field.tsx'
import { AddressFields } from '../person/address-fields.tsx'
import { mobileMask } from '../person/masks.ts'
import { personContent } from '../person/person-content.ts'
import { LoadView } from '../screen/load-view.tsx'
import { TermLink } from '../terms/term-link.tsx'
import { registerContent as content } from './register-content.ts'
import styles from './register-page.module.css'
import type { RegisterViewModel } from './register-view-model.ts'
import { errorOf, registrationField } from './registration-field.ts'

interface SectionProps {
  readonly register: RegisterViewModel
}

export const ContactSection = observer(function ContactSection({ register }: SectionProps) {
  return (
    <FormSection title={personContent.contact} layout="two">
      <TextField
        {...registrationField(register, 'email')}
        label={personContent.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <MaskedField
        {...registrationField(register, 'mobile')}
        label={content.mobile}
        hint={content.mobileHint}
        mask={mobileMask}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        required
      />
    </FormSection>
  )
})

export function AddressSection({ register }: SectionProps) {
  return (
    <FormSection title={personContent.address} layout="two">
      <AddressFields address={register.address} errorOf={(field) => errorOf(register, field)} />
    </FormSection>
  )
}

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
          checked={register.values.preferences[channel]}
          onChange={(wanted) => register.preferenceToggled(channel, wanted)}
          hint={channel === 'digitalCoupon' ? content.digitalCouponHint : undefined}
        />
      ))}
    </FormSection>
  )
})

export const PasswordSection = observer(function PasswordSection({ register }: SectionProps) {
  return (
    <FormSection title={content.passwordSection} layout="two">
      <PasswordField
        {...registrationField(register, 'password')}
        label={content.password}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...registrationField(register, 'confirmation')}
        label={content.confirmation}
        autoComplete="new-password"
        required
      />
    </FormSection>
  )
})

export const TermsSection = observer(function TermsSection({ register }: SectionProps) {
  return (
    <FormSection title={content.terms} description={content.termsText}>
      <LoadView load={register.terms} what={content.termsWhat} skeleton={<SkeletonText lines={2} />}>
        {(terms) => (
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term.id}>
                <TermLink term={term} onChosen={() => register.termPressed(term)} />
              </li>
            ))}
          </ul>
        )}
      </LoadView>
      <Checkbox
        label={content.acceptsTerms}
        name="acceptsTerms"
        checked={register.values.acceptsTerms}
        onChange={(accepts) => register.typed('acceptsTerms', accepts)}
        error={errorOf(register, 'acceptsTerms')}
        required
      />
    </FormSection>
  )
})
