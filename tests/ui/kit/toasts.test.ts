import { pauseWhileHidden } from '@ui/kit/pause-while-hidden.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { configure } from 'mobx'
import { expect, it, onTestFinished } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'

configure({ enforceActions: 'always' })

function arrange() {
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  return { clock, toasts, texts: () => toasts.items.map(({ text }) => text) }
}

it('says together what comes in the same moment, for 5000 ms after the last of it', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('info', 'a')
  clock.advance(900)
  toasts.show('error', 'b')
  toasts.show('error', 'a')
  expect(texts()).toEqual(['b', 'a'])
  clock.advance(4999)
  expect(texts()).toEqual(['b', 'a'])
  clock.advance(1)
  expect(texts()).toEqual([])
  expect(clock.waiting).toBe(0)
})

it('puts a later message in the place of the earlier one, with the whole time', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('error', 'sem sinal')
  clock.advance(4000)
  toasts.show('success', 'salvo')
  expect(texts()).toEqual(['salvo'])
  clock.advance(4000)
  toasts.show('success', 'salvo')
  clock.advance(4999)
  expect(texts()).toEqual(['salvo'])
  clock.advance(1)
  expect(texts()).toEqual([])
})

it('goes with the screen that it speaks of, unless it came with the step to the next one', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('success', 'cadastrado')
  toasts.dismissEarlier()
  expect(texts()).toEqual(['cadastrado'])
  clock.advance(1000)
  toasts.dismissEarlier()
  expect(texts()).toEqual([])
  expect(clock.waiting).toBe(0)
})

it('stays while the pointer or the focus is on it, and then for the whole time again', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('error', 'sem sinal')
  toasts.pause('pointer')
  toasts.pause('focus')
  toasts.resume('pointer')
  clock.advance(60_000)
  expect(texts()).toEqual(['sem sinal'])
  toasts.resume('focus')
  clock.advance(4999)
  expect(texts()).toEqual(['sem sinal'])
  clock.advance(1)
  expect(texts()).toEqual([])
})

it('keeps what is being read when another message comes, which stays for the step to the next screen', () => {
  const { clock, toasts, texts } = arrange()
  toasts.show('error', 'sem sinal')
  toasts.pause('pointer')
  clock.advance(4000)
  toasts.show('success', 'salvo')
  expect(texts()).toEqual(['sem sinal', 'salvo'])
  toasts.dismissEarlier()
  expect(texts()).toEqual(['sem sinal', 'salvo'])
  clock.advance(1000)
  toasts.dismissEarlier()
  expect(texts()).toEqual([])
})

it('waits for the tab to be seen, also after an earlier message went with its screen', () => {
  const { clock, toasts, texts } = arrange()
  const page = Object.assign(new EventTarget(), { hidden: true })
  onTestFinished(pauseWhileHidden(page as Document, toasts))
  toasts.show('error', 'sem sinal')
  clock.advance(1000)
  toasts.dismissEarlier()
  toasts.show('info', 'sessão expirada')
  clock.advance(60_000)
  expect(texts()).toEqual(['sessão expirada'])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  clock.advance(4999)
  expect(texts()).toEqual(['sessão expirada'])
  clock.advance(1)
  expect(texts()).toEqual([])
})

it('starts no timer without a message', () => {
  const { clock, toasts } = arrange()
  toasts.dismiss()
  toasts.resume('pointer')
  expect(clock.waiting).toBe(0)
})

it('stays the same list at a step while there is no message, so that nothing is drawn again', () => {
  const { toasts } = arrange()
  const before = toasts.items
  toasts.dismissEarlier()
  expect(toasts.items).toBe(before)
})
