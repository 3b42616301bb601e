import { Toasts, type ToastTimer } from '@ui/kit/toasts.ts'
import { configure, isObservableProp } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'

configure({ enforceActions: 'always' })

/** A clock that moves only when told. */
class HandTimer implements ToastTimer {
  #now = 0
  readonly #due: { at: number; run: () => void }[] = []

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run }
    this.#due.push(entry)
    return () => {
      const index = this.#due.indexOf(entry)
      if (index !== -1) this.#due.splice(index, 1)
    }
  }

  get pending(): number {
    return this.#due.length
  }

  pass(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const next = this.#due.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#due.splice(this.#due.indexOf(next), 1)
      this.#now = next.at
      next.run()
    }
    this.#now = until
  }
}

describe('Toasts', () => {
  let timer: HandTimer
  let toasts: Toasts
  const texts = () => toasts.items.map((toast) => toast.text)

  beforeEach(() => {
    timer = new HandTimer()
    toasts = new Toasts(timer)
  })

  it('shows a message for 5000 ms', () => {
    toasts.show('success', 'Preferência salva com sucesso!!!')
    timer.pass(4999)
    expect(texts()).toEqual(['Preferência salva com sucesso!!!'])
    timer.pass(1)
    expect(texts()).toEqual([])
  })

  it('is observable, so that the region follows it', () => {
    expect(isObservableProp(toasts, 'items')).toBe(true)
  })

  it('keeps a paused message and gives it the whole time again', () => {
    toasts.show('info', 'a')
    timer.pass(4000)
    toasts.pause(toasts.items[0]?.id ?? -1)
    timer.pass(60_000)
    expect(texts()).toEqual(['a'])
    toasts.resume(toasts.items[0]?.id ?? -1)
    timer.pass(4999)
    expect(texts()).toEqual(['a'])
    timer.pass(1)
    expect(texts()).toEqual([])
  })

  it('dismisses one and leaves the others their time', () => {
    toasts.show('info', 'a')
    timer.pass(1000)
    toasts.show('error', 'b')
    toasts.dismiss(toasts.items[0]?.id ?? -1)
    expect(texts()).toEqual(['b'])
    timer.pass(4999)
    expect(texts()).toEqual(['b'])
    timer.pass(1)
    expect(texts()).toEqual([])
    expect(timer.pending).toBe(0)
  })

  it('shows the newest five and brings the older back when there is room, unread ones never lost', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) toasts.show('error', text)
    expect(toasts.visible.map((toast) => toast.text)).toEqual(['c', 'd', 'e', 'f', 'g'])
    timer.pass(5000)
    expect(toasts.visible.map((toast) => toast.text)).toEqual(['a', 'b'])
    timer.pass(4999)
    expect(texts()).toEqual(['a', 'b'])
    timer.pass(1)
    expect(texts()).toEqual([])
  })

  it('ignores an id that is gone', () => {
    toasts.dismiss(99)
    toasts.resume(99)
    expect(texts()).toEqual([])
    expect(timer.pending).toBe(0)
  })

  it('says the same thing once, with the whole time again', () => {
    toasts.show('error', 'sem sinal')
    timer.pass(4000)
    toasts.show('info', 'sem sinal')
    expect(toasts.items.map((toast) => toast.text)).toEqual(['sem sinal'])
    timer.pass(4999)
    expect(toasts.items).toHaveLength(1)
    timer.pass(1)
    expect(toasts.items).toEqual([])
  })
})
