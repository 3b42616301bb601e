import { act, fireEvent, screen } from '@testing-library/react'
import { SearchField } from '@ui/kit/search-field.tsx'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

const heard: string[] = []

function Search() {
  const [value, setValue] = useState('')
  const changed = (text: string) => {
    heard.push(text)
    setValue(text)
  }
  return <SearchField label="Buscar" value={value} onChange={changed} />
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
const typed = (value: string) => fireEvent.input(field(), { target: { value } })
const painted = () => act(() => vi.advanceTimersByTime(100))

beforeEach(() => {
  heard.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('shows what is typed before the list is searched', () => {
  renderStrict(<Search />)
  typed('ca')
  expect(field().value).toBe('ca')
  expect(heard).toEqual([])
  painted()
  expect(heard).toEqual(['ca'])
  expect(field().value).toBe('ca')
})

it('searches once for letters that come faster than they are painted', () => {
  renderStrict(<Search />)
  typed('c')
  typed('ca')
  painted()
  expect(heard).toEqual(['ca'])
})

it('is cleared at once, and what was typed just before is not searched any more', () => {
  renderStrict(<Search />)
  typed('ca')
  fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }))
  expect(heard).toEqual([''])
  painted()
  expect(heard).toEqual([''])
  expect(field().value).toBe('')
})

it('searches no more for a screen that was left', () => {
  const { unmount } = renderStrict(<Search />)
  typed('ca')
  unmount()
  painted()
  expect(heard).toEqual([])
})
