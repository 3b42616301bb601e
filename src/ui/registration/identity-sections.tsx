import { observer } from 'mobx-react-lite'
import { Checkbox } from '../kit/checkbox.tsx'
import { FormSection, WholeLine } from '../kit/fieldset.tsx'
import { personContent } from '../person/person-content.ts'
import {
  CompanyNameField,
  ContactNameField,
  DocumentField,
  IndividualFields,
  TradeFields,
} from '../person/person-fields.tsx'
import { registerContent as content } from './register-content.ts'
import type { RegisterViewModel } from './register-view-model.ts'

interface SectionProps {
  readonly register: RegisterViewModel
}

/** Who an individual is. */
export const IndividualSection = observer(function IndividualSection({ register: { form } }: SectionProps) {
  return (
    <FormSection title={personContent.individual} layout="two">
      <IndividualFields form={form} nameLabel={content.name} documentAutoComplete="username" />
      <Checkbox
        label={content.hasChildren}
        checked={form.values.hasChildren}
        onChange={(holds) => form.typed('hasChildren', holds)}
      />
      <Checkbox
        label={content.hasPets}
        checked={form.values.hasPets}
        onChange={(holds) => form.typed('hasPets', holds)}
      />
    </FormSection>
  )
})

/** Who a company is, and through whom it speaks. */
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
