import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { PagedLoad } from '@ui/screen/paged-load.ts'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

type Numbers = readonly number[]

/** A server that gives two numbers a page. */
function arrange({ last = 5, repeatsItsEnd = false } = {}) {
  const server: { failure?: PortFailureReason | undefined; held?: Promise<void> } = {}
  const asked: number[] = []
  const failures: string[] = []
  const read: [page: Numbers, number: number][] = []
  const list = new PagedLoad<Numbers>({
    read: async (number) => {
      asked.push(number)
      await server.held
      if (server.failure) throw new PortFailure(server.failure)
      const page = repeatsItsEnd ? Math.min(number, last / 2) : number
      return [2 * page - 1, 2 * page].filter((value) => value <= last)
    },
    mayHaveMore: (page) => page.length === 2,
    repeats: (page, before) => page[0] === before[0],
    onFailure: (failure) => failures.push(failure.kind),
    onPage: (page, number) => read.push([page, number]),
  })
  const screen = { list, start: () => {} }
  const { signal, leave } = openScreen(screen)
  return { list, server, asked, failures, read, signal, leave }
}

async function loaded(options?: Parameters<typeof arrange>[0]) {
  const world = arrange(options)
  world.list.load()
  await settled()
  return world
}

describe('a list that comes page by page', () => {
  it('has nothing before it is loaded, and then its first page', async () => {
    const { list } = arrange()
    expect([list.pages, list.mayHaveMore]).toEqual([[], false])
    list.load()
    expect(list.first.state.status).toBe('pending')
    await settled()
    expect([list.pages, list.mayHaveMore]).toEqual([[[1, 2]], true])
  })

  it('adds a page each time it is asked for more, until its end', async () => {
    const { list, read } = await loaded()
    list.more()
    await settled()
    expect(list.mayHaveMore).toBe(true)
    list.more()
    await settled()
    expect([list.pages, list.mayHaveMore]).toEqual([[[1, 2], [3, 4], [5]], false])
    expect(read.map(([, number]) => number)).toEqual([1, 2, 3])
  })

  it('asks once for a page however often it is asked for more', async () => {
    const { list, asked } = await loaded()
    list.more()
    list.more()
    await settled()
    expect(asked).toEqual([1, 2])
  })

  it('keeps what is there when the next page fails, and asks for the same one again', async () => {
    const { list, server, asked, failures } = await loaded()
    server.failure = { kind: 'timeout' }
    list.more()
    await settled()
    expect(list.next.state.status).toBe('failed')
    expect([list.pages, failures]).toEqual([[[1, 2]], []])

    server.failure = undefined
    list.more()
    await settled()
    expect(list.pages).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(asked).toEqual([1, 2, 2])
  })

  it('says that its first page failed', async () => {
    const { list, server, failures } = arrange()
    server.failure = { kind: 'timeout' }
    list.load()
    await settled()
    expect([list.first.state.status, failures]).toEqual(['failed', ['timeout']])
  })

  it('goes on by itself when the signal that it lacked is back', async () => {
    const { list, server, signal } = await loaded()
    server.failure = { kind: 'offline' }
    list.more()
    await settled()
    server.failure = undefined
    signal.returned()
    await settled()
    expect(list.pages).toHaveLength(2)
  })

  it('leaves out a page that repeats the one before it, and ends there', async () => {
    const { list, read } = await loaded({ last: 4, repeatsItsEnd: true })
    list.more()
    await settled()
    expect(list.mayHaveMore).toBe(true)
    list.more()
    await settled()
    expect([list.pages, list.mayHaveMore]).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      false,
    ])
    expect(read).toHaveLength(2)
  })

  it('begins again when it is loaded again, whatever was still on its way', async () => {
    const { list, server } = await loaded()
    list.more()
    await settled()
    server.held = settled()
    list.more()
    list.load()
    await server.held
    await settled()
    expect([list.pages, list.next.state.status]).toEqual([[[1, 2]], 'idle'])
  })

  it('waits for nothing more once its screen is left', async () => {
    const { list, server, leave } = await loaded()
    server.held = settled()
    list.more()
    leave()
    await server.held
    await settled()
    expect([list.pages, list.next.state.status]).toEqual([[[1, 2]], 'idle'])
  })
})
