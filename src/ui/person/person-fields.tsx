import type { Gender, MaritalStatus, PersonKind } from '@domain/person/person.ts'
import type { Waiting } from '@ui/screen/waiting.ts'
import { observer } from 'mobx-react-lite'
import { MaskedField } from '../kit/masked-field.tsx'
import { optionsOf, SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { ChoiceField, textChoices } from './choice-field.tsx'
import { cnpjMask, cpfMask, dayMask } from './masks.ts'
import { personContent as content } from './person-content.ts'

/** What ties a field to the form of its screen. */
interface Binding<Value = string> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly warning: string | undefined
}

interface DocumentFieldProps extends Binding {
  readonly kind: PersonKind
  /** `username` where an account is being made with it. */
  readonly autoComplete: 'username' | 'off'
}

/** The CPF of a person or the CNPJ of a company. */
export function DocumentField({ kind, ...binding }: DocumentFieldProps) {
  const label = content.documents[kind]
  if (kind === 'individual') {
    return <MaskedField {...binding} label={label} mask={cpfMask} inputMode="numeric" required />
  }
  return (
    <MaskedField
      {...binding}
      label={label}
      mask={cnpjMask}
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}

export function BirthDateField(binding: Binding) {
  return (
    <MaskedField
      {...binding}
      label={content.birthDate}
      hint={content.birthDateHint}
      mask={dayMask}
      autoComplete="bday"
      inputMode="numeric"
      required
    />
  )
}

const GENDERS = optionsOf<Gender>(content.genders)

export function GenderField(binding: Binding<Gender | ''>) {
  return <SelectField {...binding} label={content.gender} options={GENDERS} autoComplete="sex" required />
}

const MARITAL_STATUSES = optionsOf<MaritalStatus>(content.maritalStatuses)

export function MaritalStatusField(binding: Binding<MaritalStatus | ''>) {
  return <SelectField {...binding} label={content.maritalStatus} options={MARITAL_STATUSES} required />
}

export function CompanyNameField(binding: Binding) {
  return <TextField {...binding} label={content.companyName} autoComplete="organization" required />
}

export function TradeNameField(binding: Binding) {
  return <TextField {...binding} label={content.tradeName} autoComplete="off" required />
}

interface LineOfBusinessFieldProps extends Binding {
  readonly lines: { readonly state: Waiting<readonly string[]>; readonly retry: () => void }
}

/** A drop-down of the server's lines of business, or a text field when they cannot be had. */
export const LineOfBusinessField = observer(function LineOfBusinessField({
  lines,
  ...binding
}: LineOfBusinessFieldProps) {
  return (
    <ChoiceField
      {...binding}
      label={content.lineOfBusiness}
      choices={textChoices(lines.state)}
      placeholder={content.lineOfBusinessPlaceholder}
      onRetry={lines.retry}
      required
    />
  )
})

/** Through whom a company speaks. */
export function ContactNameField(binding: Binding) {
  return (
    <TextField {...binding} label={content.contactName} autoComplete="name" autoCapitalize="words" required />
  )
}
