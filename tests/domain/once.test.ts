import { once } from '@domain/once.ts'
import { expect, it } from 'vitest'

it('makes its value at the first call, and gives the same one from then on', () => {
  let made = 0
  const value = once(() => ({ number: ++made }))
  expect(made).toBe(0)
  const first = value()
  expect(value()).toBe(first)
  expect(made).toBe(1)
})

it('makes a value once even where there is none', () => {
  let made = 0
  const value = once(() => {
    made++
    return undefined
  })
  value()
  value()
  expect(made).toBe(1)
})
