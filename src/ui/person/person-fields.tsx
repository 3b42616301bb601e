import type { PersonForm } from '@application/person/person-form.ts'
import type { Person, PersonKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { WholeLine } from '../kit/form-section.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { optionsOf, SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import type { FormOf } from '../screen/form.ts'
import { formField } from '../screen/form-view.tsx'
import type { LoadState } from '../screen/load-state.ts'
import { ChoiceField, textChoices } from './choice-field.tsx'
import { cnpjMask, cpfMask } from './document-masks.ts'
import { dayMask } from './masks.ts'
import { personContent as content } from './person-content.ts'

interface PersonFieldProps {
  readonly form: FormOf<Omit<PersonForm, 'address'>>
}

interface DocumentFieldProps extends PersonFieldProps {
  readonly kind: PersonKind
  /** `username` where an account is being made with it. */
  readonly autoComplete: 'username' | 'off'
}

export const DocumentField = observer(function DocumentField({
  form,
  kind,
  autoComplete,
}: DocumentFieldProps) {
  const field = {
    ...formField(form, 'document'),
    label: content.documents[kind],
    autoComplete,
    required: true,
  }
  if (kind === 'individual') return <MaskedField {...field} mask={cpfMask} inputMode="numeric" />
  return <MaskedField {...field} mask={cnpjMask} autoCapitalize="characters" spellCheck={false} />
})

const GENDERS = optionsOf(content.genders)
const MARITAL_STATUSES = optionsOf(content.maritalStatuses)

interface IndividualFieldsProps extends PersonFieldProps {
  readonly nameLabel: string
  readonly documentAutoComplete: DocumentFieldProps['autoComplete']
  /** What the registration holds that is in no list. */
  readonly unlisted?: Person['unlisted'] | undefined
}

/** Who an individual is, for a FormSection of two columns. */
export const IndividualFields = observer(function IndividualFields({
  form,
  nameLabel,
  documentAutoComplete,
  unlisted = {},
}: IndividualFieldsProps) {
  const placeholder = (stored: string | undefined) => stored && content.asStored(stored)
  return (
    <>
      <WholeLine>
        <TextField
          {...formField(form, 'name')}
          label={nameLabel}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </WholeLine>
      <DocumentField form={form} kind="individual" autoComplete={documentAutoComplete} />
      <MaskedField
        {...formField(form, 'birthDate')}
        label={content.birthDate}
        hint={content.birthDateHint}
        mask={dayMask}
        autoComplete="bday"
        inputMode="numeric"
        required
      />
      <SelectField
        {...formField(form, 'gender')}
        label={content.gender}
        options={GENDERS}
        placeholder={placeholder(unlisted.gender)}
        autoComplete="sex"
        required
      />
      <SelectField
        {...formField(form, 'maritalStatus')}
        label={content.maritalStatus}
        options={MARITAL_STATUSES}
        placeholder={placeholder(unlisted.maritalStatus)}
        required
      />
    </>
  )
})

export const CompanyNameField = observer(function CompanyNameField({ form }: PersonFieldProps) {
  return (
    <TextField
      {...formField(form, 'name')}
      label={content.companyName}
      autoComplete="organization"
      required
    />
  )
})

interface TradeFieldsProps extends PersonFieldProps {
  readonly lines: { readonly state: LoadState<readonly string[]>; readonly retry: () => void }
}

export const TradeFields = observer(function TradeFields({ form, lines }: TradeFieldsProps) {
  return (
    <>
      <TextField {...formField(form, 'tradeName')} label={content.tradeName} autoComplete="off" required />
      <ChoiceField
        {...formField(form, 'lineOfBusiness')}
        label={content.lineOfBusiness}
        choices={textChoices(lines.state)}
        placeholder={content.lineOfBusinessPlaceholder}
        onRetry={lines.retry}
        required
      />
    </>
  )
})

export const ContactNameField = observer(function ContactNameField({ form }: PersonFieldProps) {
  return (
    <TextField
      {...formField(form, 'contactName')}
      label={content.contactName}
      autoComplete="name"
      autoCapitalize="words"
      required
    />
  )
})
