import { uniqueKeys } from '@ui/screen/unique-keys.ts'
import { expect, it } from 'vitest'

const keysOf = (items: readonly { readonly code: string }[]) => uniqueKeys(items, ({ code }) => code)

it('gives each item a key of its own, also where ids repeat or are missing', () => {
  const items = ['A', 'A', '', ''].map((code) => ({ code }))
  expect(new Set(keysOf(items).values()).size).toBe(4)
})

it('keeps the key of an item before which others have come', () => {
  const item = { code: 'A' }
  expect(keysOf([{ code: 'B' }, item]).get(item)).toBe(keysOf([item]).get(item))
})
