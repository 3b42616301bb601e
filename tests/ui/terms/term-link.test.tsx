import { fireEvent, screen } from '@testing-library/react'
import { TermLink } from '@ui/terms/term-link.tsx'
import { expect, it } from 'vitest'
import { term } from '../../support/factories/term.ts'
import { renderStrict } from '../../support/render-strict.tsx'

it.each([
  ['a press', fireEvent.pointerDown],
  ['a key', fireEvent.click],
  ['the menu that a key opens', fireEvent.contextMenu],
])('a term is stored before %s can open it', (_, opens) => {
  const chosen: string[] = []
  const shown = term.build()
  renderStrict(<TermLink term={shown} onChosen={() => chosen.push(shown.typeName)} />)
  opens(screen.getByRole('link', { name: shown.typeName }))
  expect(chosen).toEqual([shown.typeName])
})
