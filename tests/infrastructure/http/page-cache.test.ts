import { PageCache } from '@infrastructure/http/page-cache.ts'
import { SessionCache } from '@infrastructure/http/session-cache.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

function arrange() {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const cache = new SessionCache(sessions, clock)
  const asked: number[] = []
  const pages = new PageCache(cache, '/lista')
  const read = (page: number, { from = pages, maxAge = 0 } = {}) =>
    from.read(
      page,
      async () => {
        asked.push(page)
        return `page ${page}`
      },
      undefined,
      { maxAge },
    )
  return { clock, sessions, cache, asked, read }
}

describe('the pages of a list', () => {
  it('behind the first are asked for once', async () => {
    const { asked, read } = arrange()
    for (const page of [1, 2, 3, 2, 3]) expect(await read(page)).toBe(`page ${page}`)
    expect(asked).toEqual([1, 2, 3])
  })

  it('are all asked for again after the first was', async () => {
    const { asked, read } = arrange()
    for (const page of [1, 2, 3, 1, 3]) await read(page)
    expect(asked).toEqual([1, 2, 3, 1, 3])
  })

  it('are kept with the first while that is as fresh as its reader wants it', async () => {
    const { asked, clock, read } = arrange()
    for (const page of [1, 2]) await read(page)
    clock.advance(999)
    for (const page of [1, 2]) await read(page, { maxAge: 1000 })
    expect(asked).toEqual([1, 2])

    clock.advance(1)
    for (const page of [1, 2]) await read(page, { maxAge: 1000 })
    expect(asked).toEqual([1, 2, 1, 2])
  })

  it('are not those of another list', async () => {
    const { asked, cache, read } = arrange()
    await read(2)
    await read(2, { from: new PageCache(cache, '/outra') })
    expect(asked).toEqual([2, 2])
  })

  it('are forgotten with the session', async () => {
    const { asked, sessions, read } = arrange()
    await read(2)
    sessions.clear('signed-out')
    await read(2)
    expect(asked).toEqual([2, 2])
  })
})
