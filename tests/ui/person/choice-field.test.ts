import { PressProvider } from '@ui/kit/after-press.tsx'
import { ChoiceField, textChoices } from '@ui/person/choice-field.tsx'
import type { LoadState } from '@ui/screen/load-state.ts'
import { jsx } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const fieldFor = (state: LoadState<readonly string[]>): string =>
  renderToStaticMarkup(
    jsx(PressProvider, {
      children: jsx(ChoiceField, {
        label: 'Cidade',
        name: 'city',
        value: '',
        onChange: () => {},
        choices: textChoices(state),
        placeholder: 'Escolha a cidade',
        onRetry: () => {},
        required: true,
      }),
    }),
  )

describe('a choice from a list of the server', () => {
  it('is chosen where the list came', () => {
    expect(fieldFor({ status: 'loaded', value: ['Campinas'] })).toContain('<select')
  })

  it('is written where there is nothing to choose from, so that a required field can be filled in', () => {
    const field = fieldFor({ status: 'loaded', value: [] })
    expect(field).not.toContain('<select')
    expect(field).toContain('<input')
    expect(field).toContain('A lista está vazia. Digite aqui.')
    expect(field).not.toContain('Tentar de novo')
  })

  it('is written where the list failed, which can be asked for again', () => {
    const field = fieldFor({ status: 'failed', failure: { kind: 'timeout' } })
    expect(field).toContain('<input')
    expect(field).toContain('Não foi possível carregar a lista. Digite aqui.')
    expect(field).toContain('Tentar de novo')
  })
})
