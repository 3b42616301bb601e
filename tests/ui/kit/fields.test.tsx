import { fireEvent, screen } from '@testing-library/react'
import { LateMasking, MaskingContext } from '@ui/kit/late-masking.ts'
import { MaskedField } from '@ui/kit/masked-field.tsx'
import { PasswordField } from '@ui/kit/password-field.tsx'
import { documentMask } from '@ui/person/document-masks.ts'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

const masking = new LateMasking()

beforeAll(() => masking.fetch())

function DocumentField({ starting = '' }: { starting?: string }) {
  const [value, setValue] = useState(starting)
  return (
    <MaskingContext value={masking}>
      <MaskedField label="CPF ou CNPJ" mask={documentMask} value={value} onChange={setValue} />
      <output>{value}</output>
    </MaskingContext>
  )
}

const typed = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

it('formats what is typed, once under StrictMode too', () => {
  renderStrict(<DocumentField />)
  typed('CPF ou CNPJ', '52998224725')
  expect(screen.getByRole('status').textContent).toBe('529.982.247-25')
})

it('turns from CPF to CNPJ as the number grows', () => {
  renderStrict(<DocumentField starting="529.982.247-25" />)
  typed('CPF ou CNPJ', '12abc34501de35')
  expect(screen.getByRole('status').textContent).toBe('12.ABC.345/01DE-35')
})

it('shows the password while its button is pressed in', () => {
  renderStrict(
    <PasswordField label="Senha" value="segredo" onChange={() => {}} autoComplete="current-password" />,
  )
  const password = screen.getByLabelText('Senha')
  expect(password.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password.getAttribute('type')).toBe('text')
})
