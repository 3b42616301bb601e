import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { FormSection, WholeLine } from '../kit/fieldset.tsx'
import { TextField } from '../kit/text-field.tsx'
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
import { registerContent as content } from './register-content.ts'
import type { RegisterViewModel } from './register-view-model.ts'
import { registrationField } from './registration-field.ts'

interface SectionProps {
  readonly register: RegisterViewModel
}

/** Who an individual is. */
export const IndividualSection = observer(function IndividualSection({ register }: SectionProps) {
  return (
    <FormSection title={personContent.individual} layout="two">
      <WholeLine>
        <TextField
          {...registrationField(register, 'name')}
          label={content.name}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </WholeLine>
      <DocumentField {...registrationField(register, 'document')} kind="individual" autoComplete="username" />
      <BirthDateField {...registrationField(register, 'birthDate')} />
      <GenderField {...registrationField(register, 'gender')} />
      <MaritalStatusField {...registrationField(register, 'maritalStatus')} />
      <Checkbox
        label={content.hasChildren}
        checked={register.values.hasChildren}
        onChange={(holds) => register.factToggled('hasChildren', holds)}
      />
      <Checkbox
        label={content.hasPets}
        checked={register.values.hasPets}
        onChange={(holds) => register.factToggled('hasPets', holds)}
      />
    </FormSection>
  )
})

/** Who a company is, and through whom it speaks. */
export const CompanySection = observer(function CompanySection({ register }: SectionProps) {
  return (
    <FormSection title={personContent.company} layout="two">
      <DocumentField {...registrationField(register, 'document')} kind="company" autoComplete="username" />
      <CompanyNameField {...registrationField(register, 'name')} />
      <TradeNameField {...registrationField(register, 'tradeName')} />
      <LineOfBusinessField
        {...registrationField(register, 'lineOfBusiness')}
        lines={register.linesOfBusiness}
      />
      <WholeLine>
        <ContactNameField {...registrationField(register, 'contactName')} />
      </WholeLine>
    </FormSection>
  )
})
