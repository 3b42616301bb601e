import { screen } from '@testing-library/react'
import { ButtonLink } from '@ui/kit/button.tsx'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

it.each([
  ['another site opens in a tab', 'https://cdn.example/semana.pdf', 'Abre em uma nova aba'],
  ['the portal itself is saved', `${window.location.origin}/semana.pdf`, undefined],
  ['the portal itself is saved', 'brand/logo.svg', undefined],
])('a link that saves a file of %s, and says so only there: %s', (_, href, description) => {
  renderStrict(
    <ButtonLink href={href} external download>
      Baixar
    </ButtonLink>,
  )
  const noteId = screen.getByRole('link', { name: 'Baixar' }).getAttribute('aria-describedby')
  expect(noteId === null ? undefined : document.getElementById(noteId)?.textContent).toBe(description)
})
