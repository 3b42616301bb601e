import type { PhoneKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { FormSection, WholeLine } from '../kit/fieldset.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { optionsOf, SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { AddressFields } from '../person/address-fields.tsx'
import { dddMask, phoneNumberMask } from '../person/masks.ts'
import { personContent } from '../person/person-content.ts'
import {
  BirthDateField,
  CompanyNameField,
  ContactNameField,
  DocumentField,
  GenderField,
  LineOfBusinessField,
  MaritalStatusField,
  TradeNameField,
} from '../person/person-fields.tsx'
import { profileContent as content } from './profile-content.ts'
import { errorOf, profileField } from './profile-field.ts'
import styles from './profile-page.module.css'
import type { ProfileValues, ProfileViewModel } from './profile-view-model.ts'

export interface SectionProps {
  readonly profile: ProfileViewModel
  readonly values: ProfileValues
}

/** Who an individual is. */
export const IndividualSection = observer(function IndividualSection({ profile, values }: SectionProps) {
  return (
    <FormSection title={personContent.individual} layout="two">
      <WholeLine>
        <TextField
          {...profileField(profile, values, 'name')}
          label={content.name}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </WholeLine>
      <DocumentField {...profileField(profile, values, 'document')} kind="individual" autoComplete="off" />
      <BirthDateField {...profileField(profile, values, 'birthDate')} />
      <GenderField {...profileField(profile, values, 'gender')} />
      <MaritalStatusField {...profileField(profile, values, 'maritalStatus')} />
    </FormSection>
  )
})

/** Who a company is, and through whom it speaks. */
export const CompanySection = observer(function CompanySection({ profile, values }: SectionProps) {
  return (
    <FormSection title={personContent.company} layout="two">
      <WholeLine>
        <CompanyNameField {...profileField(profile, values, 'name')} />
      </WholeLine>
      <DocumentField {...profileField(profile, values, 'document')} kind="company" autoComplete="off" />
      <TradeNameField {...profileField(profile, values, 'tradeName')} />
      <LineOfBusinessField
        {...profileField(profile, values, 'lineOfBusiness')}
        lines={profile.linesOfBusiness}
      />
      <ContactNameField {...profileField(profile, values, 'contactName')} />
    </FormSection>
  )
})

export const ContactSection = observer(function ContactSection({ profile, values }: SectionProps) {
  return (
    <FormSection title={personContent.contact} layout="two">
      <WholeLine>
        <TextField
          {...profileField(profile, values, 'email')}
          label={personContent.email}
          type="email"
          autoComplete="email"
          required
        />
      </WholeLine>
      <SelectField
        {...profileField(profile, values, 'phoneKind')}
        label={content.phoneKind}
        options={PHONE_KINDS}
        required
      />
      <div className={styles.phone}>
        <MaskedField
          {...profileField(profile, values, 'areaCode')}
          label={content.areaCode}
          mask={dddMask}
          maxLength={3}
          autoComplete="tel-area-code"
          inputMode="numeric"
          required
        />
        <MaskedField
          {...profileField(profile, values, 'phoneNumber')}
          label={content.phoneNumber}
          mask={phoneNumberMask}
          type="tel"
          autoComplete="tel-local"
          inputMode="tel"
          required
        />
      </div>
      <WholeLine>
        <RadioGroup
          legend={content.channel}
          name="channel"
          value={values.channel}
          onChange={(channel) => profile.typed('channel', channel)}
          options={[
            { value: 'email', label: content.channels.email },
            { value: 'sms', label: content.channels.sms },
          ]}
        />
      </WholeLine>
    </FormSection>
  )
})

export function AddressSection({ profile }: Pick<SectionProps, 'profile'>) {
  return (
    <FormSection title={personContent.address} layout="two">
      <AddressFields address={profile.address} errorOf={(field) => errorOf(profile, field)} />
    </FormSection>
  )
}

const PHONE_KINDS = optionsOf<PhoneKind>(content.phoneKinds)
