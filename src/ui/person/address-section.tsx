import type { State } from '@domain/person/place.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { focusField } from '../kit/error-summary.tsx'
import { FormSection, WholeLine } from '../kit/form-section.tsx'
import { MaskedField } from '../kit/masked-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { loaded } from '../screen/load-state.ts'
import { addressContent as content } from './address-content.ts'
import type { AddressField, AddressForm } from './address-form.ts'
import styles from './address-section.module.css'
import { ChoiceField, textChoices } from './choice-field.tsx'
import { cepMask, ufMask } from './masks.ts'
import { personContent } from './person-content.ts'

interface AddressSectionProps {
  readonly address: AddressForm
  /** The screen's sentence for what is wrong with a field, if anything is. */
  readonly errorOf: (field: AddressField) => string | undefined
}

/** The fields of an address. Each is named after its {@link AddressField}. */
export const AddressSection = observer(function AddressSection({ address, errorOf }: AddressSectionProps) {
  const cep = useRef<HTMLInputElement>(null)
  const { values, locked, focus } = address
  const news = newsOf(address)
  const focusedBefore = document.activeElement

  useEffect(() => {
    // When UF and city change between text and list, their controls are new. The new one of the same name takes the focus.
    if (focusedBefore?.isConnected === false) focusField(focusedBefore.getAttribute('name') ?? '')
    if (!focus) return
    if (mayMoveFocus(cep.current)) focusField(focus.field)
    address.focused()
  })

  const field = (name: AddressField) => ({
    label: content.labels[name],
    name,
    value: values[name],
    onChange: (text: string) => address.typed(name, text),
    error: errorOf(name),
    locked: locked.has(name),
  })

  return (
    <FormSection title={personContent.address} layout="two">
      <MaskedField
        {...field('cep')}
        ref={cep}
        onChange={(text) => {
          address.typed('cep', text)
          // A browser that fills in a whole address gives no field the focus, so this one is not left afterwards.
          if (document.activeElement !== cep.current) void address.lookUpIfNeeded()
        }}
        mask={cepMask}
        hint={
          <span className={styles.cepHint}>
            <span>{content.cepHint}</span>
            {/* The status below announces it. */}
            {news === content.lookingUp && <span aria-hidden>{news}</span>}
          </span>
        }
        warning={warningOf(address)}
        onBlur={() => void address.lookUpIfNeeded()}
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
      <WholeLine>
        <TextField {...field('street')} autoComplete="address-line1" required />
      </WholeLine>
      <TextField {...field('number')} hint={content.numberHint} autoComplete="off" required />
      <TextField {...field('complement')} autoComplete="address-line2" optional />
      <TextField {...field('district')} autoComplete="address-level3" required />
      {address.byList ? (
        <>
          <ChoiceField
            {...field('state')}
            onChange={address.stateChosen}
            choices={loaded(stateOptions(address.stateChoices))}
            placeholder={content.chooseState}
            autoComplete="address-level1"
            onRetry={address.states.retry}
            required
          />
          <ChoiceField
            {...field('city')}
            choices={textChoices(address.cities.state)}
            placeholder={values.state === '' ? content.chooseStateFirst : content.chooseCity}
            autoComplete="address-level2"
            onRetry={address.cities.retry}
            required
          />
        </>
      ) : (
        <div className={styles.cityAndState}>
          <TextField {...field('city')} autoComplete="address-level2" required />
          <MaskedField
            {...field('state')}
            mask={ufMask}
            autoComplete="address-level1"
            autoCapitalize="characters"
            required
          />
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </FormSection>
  )
})

/** The focus stays in a field where the customer may be typing: one that is neither the CEP nor locked. */
function mayMoveFocus(cep: HTMLInputElement | null): boolean {
  const active = document.activeElement
  if (active === null || active === document.body || active === cep) return true
  return active instanceof HTMLInputElement && active.readOnly
}

/** A CEP that was not found is a warning, not an error, because the customer can type the address. */
function warningOf({ lookup }: AddressForm): string | undefined {
  const kind = lookup.value?.kind
  return kind === 'unknown' || kind === 'failed' ? content[kind] : undefined
}

function newsOf({ lookup }: AddressForm): string | undefined {
  if (lookup.state.status === 'pending') return content.lookingUp
  return lookup.value?.kind === 'found' ? content.found : undefined
}

const stateOptions = (states: readonly State[]) =>
  states.map(({ code, name }) => ({ value: code, label: name }))
