import type { ContactChannel, Person, PhoneKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { FormSection, WholeLine } from '../kit/form-section.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { optionsOf, SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { dddMask, phoneNumberMask } from '../person/masks.ts'
import { personContent } from '../person/person-content.ts'
import {
  CompanyNameField,
  ContactNameField,
  DocumentField,
  IndividualFields,
  TradeFields,
} from '../person/person-fields.tsx'
import { formField } from '../screen/form-view.tsx'
import { profileContent as content } from './profile-content.ts'
import styles from './profile-page.module.css'
import type { EditedProfile, ProfileViewModel } from './profile-view-model.ts'

interface SectionProps {
  readonly form: EditedProfile
}

interface IndividualSectionProps extends SectionProps {
  readonly unlisted: Person['unlisted'] | undefined
}

export function IndividualSection({ form, unlisted }: IndividualSectionProps) {
  return (
    <FormSection title={personContent.individual} layout="two">
      <IndividualFields form={form} nameLabel={content.name} documentAutoComplete="off" unlisted={unlisted} />
    </FormSection>
  )
}

interface CompanySectionProps extends SectionProps {
  readonly lines: ProfileViewModel['linesOfBusiness']
}

export function CompanySection({ form, lines }: CompanySectionProps) {
  return (
    <FormSection title={personContent.company} layout="two">
      <WholeLine>
        <CompanyNameField form={form} />
      </WholeLine>
      <DocumentField form={form} kind="company" autoComplete="off" />
      <TradeFields form={form} lines={lines} />
      <ContactNameField form={form} />
    </FormSection>
  )
}

const PHONE_KINDS = optionsOf<PhoneKind>(content.phoneKinds)
const CHANNELS = optionsOf<ContactChannel>(content.channels)

export const ContactSection = observer(function ContactSection({ form }: SectionProps) {
  return (
    <FormSection title={personContent.contact} layout="two">
      <WholeLine>
        <TextField
          {...formField(form, 'email')}
          label={personContent.email}
          type="email"
          autoComplete="email"
          required
        />
      </WholeLine>
      <SelectField
        {...formField(form, 'phoneKind')}
        label={content.phoneKind}
        options={PHONE_KINDS}
        required
      />
      <div className={styles.phone}>
        <MaskedField
          {...formField(form, 'areaCode')}
          label={content.areaCode}
          mask={dddMask}
          maxLength={3}
          autoComplete="tel-area-code"
          inputMode="numeric"
          required
        />
        <MaskedField
          {...formField(form, 'phoneNumber')}
          label={content.phoneNumber}
          mask={phoneNumberMask}
          autoComplete="tel-local"
          inputMode="tel"
          required
        />
      </div>
      <WholeLine>
        <RadioGroup {...formField(form, 'channel')} legend={content.channel} options={CHANNELS} />
      </WholeLine>
    </FormSection>
  )
})
