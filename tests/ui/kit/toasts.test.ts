import { Toasts } from '@ui/kit/toasts.ts'
import { configure } from 'mobx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'

configure({ enforceActions: 'always' })

function arrange() {
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  return { clock, toasts, texts: () => toasts.items.map((toast) => toast.text) }
}

it('leaves the other messages their time when one is dismissed', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('info', 'a')
  clock.advance(1000)
  toasts.show('error', 'b')
  toasts.dismiss(toasts.items[0]?.id ?? -1)
  expect(texts()).toEqual(['b'])
  clock.advance(4999)
  expect(texts()).toEqual(['b'])
  clock.advance(1)
  expect(texts()).toEqual([])
  expect(clock.waiting).toBe(0)
})

it('shows the newest five, and brings the older ones back for their whole time when there is room', () => {
  const { clock, toasts, texts } = arrange()
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) toasts.show('error', text)
  expect(toasts.visible.map((toast) => toast.text)).toEqual(['c', 'd', 'e', 'f', 'g'])
  clock.advance(5000)
  expect(toasts.visible.map((toast) => toast.text)).toEqual(['a', 'b'])
  clock.advance(4999)
  expect(texts()).toEqual(['a', 'b'])
  clock.advance(1)
  expect(texts()).toEqual([])
})

it('starts no timer for a message that is gone', () => {
  const { clock, toasts } = arrange()
  toasts.dismiss(99)
  toasts.resume(99)
  expect(clock.waiting).toBe(0)
})

it('shows the same text once, with the whole time again', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('error', 'sem sinal')
  clock.advance(4000)
  toasts.show('info', 'sem sinal')
  expect(texts()).toEqual(['sem sinal'])
  clock.advance(4999)
  expect(texts()).toHaveLength(1)
  clock.advance(1)
  expect(texts()).toEqual([])
})
