import type { Cancellation } from '@application/cancellation.ts'
import { FRESH, KEPT, RECENT } from '@application/freshness.ts'
import { Aborted } from '@application/port-failure.ts'
import { SessionCache } from '@infrastructure/http/session-cache.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

function arrange() {
  const sessions = new InMemorySessionStore(session.build())
  const clock = new InMemoryClock()
  let loads = 0
  const load = async () => ({ load: ++loads })
  return { sessions, clock, cache: new SessionCache(sessions, clock), load, loads: () => loads }
}

describe('answers shared within a session', () => {
  it('are asked for once, also while the first is still under way', async () => {
    const { cache, load, loads } = arrange()
    const [first, second] = await Promise.all([cache.remember('k', load), cache.remember('k', load)])
    expect([first, second, await cache.remember('k', load)]).toEqual([{ load: 1 }, { load: 1 }, { load: 1 }])
    expect(loads()).toBe(1)
  })

  it('are asked for again when they are older than a caller accepts', async () => {
    const { cache, clock, load } = arrange()
    await cache.remember('k', load)
    clock.advance(4999)
    expect(await cache.remember('k', load, undefined, { maxAge: 5000 })).toEqual({ load: 1 })
    clock.advance(1)
    expect(await cache.remember('k', load)).toEqual({ load: 1 })
    expect(await cache.remember('k', load, undefined, { maxAge: 5000 })).toEqual({ load: 2 })
    expect(await cache.remember('k', load, undefined, FRESH)).toEqual({ load: 3 })
  })

  it('are asked for again where they must be fresh, when the clock was put back since', async () => {
    const { cache, clock, load } = arrange()
    await cache.remember('k', load)
    clock.jump(-24 * 3_600_000)
    expect(await cache.remember('k', load, undefined, FRESH)).toEqual({ load: 2 })
    clock.jump(-24 * 3_600_000)
    expect(await cache.remember('k', load, undefined, RECENT)).toEqual({ load: 3 })
    expect(await cache.remember('k', load, undefined, KEPT)).toEqual({ load: 3 })
  })

  it('are asked for again after a failure', async () => {
    const { cache, load } = arrange()
    await expect(cache.remember('k', () => Promise.reject(new Error('x')))).rejects.toThrow()
    expect(await cache.remember('k', load)).toEqual({ load: 1 })
  })

  it('can be looked at without asking, once they are there and while the session lasts', async () => {
    const { cache, sessions, load } = arrange()
    const loading = cache.remember('k', load)
    expect(cache.peek('k')).toBeUndefined()
    await loading
    expect(cache.peek('k')).toEqual({ load: 1 })
    sessions.clear('signed-out')
    expect(cache.peek('k')).toBeUndefined()
  })

  it('are not asked for when another answer contained them', async () => {
    const { cache, load } = arrange()
    const known = { load: 0 }
    cache.put('k', known)
    expect(Reflect.set(known, 'load', 7)).toBe(false)
    expect(await cache.remember('k', load)).toEqual({ load: 0 })
  })

  it('cannot be changed by a caller, down to what is nested', async () => {
    const { cache } = arrange()
    const load = async () => [{ id: 1, address: { city: 'Curitiba', position: undefined }, phones: ['3'] }]
    const first = await cache.remember('k', load)
    const kept = structuredClone(first)
    expect(() => first[0]?.phones.push('4')).toThrow(TypeError)
    expect(() => Object.assign(first[0]?.address ?? {}, { city: 'Londrina' })).toThrow(TypeError)
    expect(() => first.push({ id: 2, address: { city: '', position: undefined }, phones: [] })).toThrow(
      TypeError,
    )
    expect(await cache.remember('k', load)).toStrictEqual(kept)
  })

  it('are forgotten together below a path', async () => {
    const { cache, load } = arrange()
    for (const key of ['/points/1', '/points/2', '/person']) await cache.remember(key, load)
    cache.forgetByPrefix('/points/')
    expect(await cache.remember('/points/1', load)).toEqual({ load: 4 })
    expect(await cache.remember('/points/2', load)).toEqual({ load: 5 })
    expect(await cache.remember('/person', load)).toEqual({ load: 3 })
  })

  it('are forgotten with the session', async () => {
    const { cache, load, sessions } = arrange()
    await cache.remember('k', load)
    sessions.clear('signed-out')
    expect(await cache.remember('k', load)).toEqual({ load: 2 })
  })

  it('reach the other callers when one cancels', async () => {
    const { cache, load } = arrange()
    const controller = new AbortController()
    const leaving = cache.remember('k', load, controller.signal)
    const staying = cache.remember('k', load)
    controller.abort()
    await expect(leaving).rejects.toThrow(Aborted)
    expect(await staying).toEqual({ load: 1 })
  })

  it('are cancelled once no caller waits, and then asked for again', async () => {
    const { cache, load } = arrange()
    const stopped: string[] = []
    const hangs = (signal: Cancellation) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push('load')
          reject(new Aborted())
        })
      })
    const [first, second] = [new AbortController(), new AbortController()]
    const leaving = [cache.remember('k', hangs, first.signal), cache.remember('k', hangs, second.signal)]
    first.abort()
    await expect(leaving[0]).rejects.toThrow(Aborted)
    expect(stopped).toEqual([])

    second.abort()
    await expect(leaving[1]).rejects.toThrow(Aborted)
    expect(stopped).toEqual(['load'])
    expect(await cache.remember('k', load)).toEqual({ load: 1 })
  })

  it('are not asked for twice when one screen replaces another', async () => {
    const { cache, load, loads } = arrange()
    const controller = new AbortController()
    const leaving = cache.remember('k', load, controller.signal)
    controller.abort()
    const coming = cache.remember('k', load)
    await expect(leaving).rejects.toThrow(Aborted)
    expect(await coming).toEqual({ load: 1 })
    expect(loads()).toBe(1)
  })

  it('are kept when the caller cancels after they came', async () => {
    const { cache, load, loads } = arrange()
    const controller = new AbortController()
    await cache.remember('k', load, controller.signal)
    controller.abort()
    await cache.remember('k', load)
    expect(loads()).toBe(1)
  })
})
