import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { PageOf } from '@application/read-pages.ts'
import { PagedLoad } from '@ui/screen/paged-load.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../../support/settled.ts'

type Numbers = PageOf<number>

/** A server that gives two numbers a page. */
function arrange({ last = 5, repeatsItsEnd = false } = {}) {
  const server: { failure?: PortFailureReason | undefined; held?: Promise<void> } = {}
  const asked: number[] = []
  const failures: string[] = []
  const read: [page: Numbers, number: number][] = []
  const list = new PagedLoad<number>({
    read: async (number) => {
      asked.push(number)
      await server.held
      if (server.failure) throw new PortFailure(server.failure)
      const page = repeatsItsEnd ? Math.min(number, last / 2) : number
      const lines = [2 * page - 1, 2 * page].filter((value) => value <= last)
      return { lines, mayHaveMore: lines.length === 2 }
    },
    onFailure: (failure) => failures.push(failure.kind),
    onPage: (page, number) => read.push([page, number]),
  })
  const more = () => {
    list.more()
    return settled()
  }
  return { list, server, asked, failures, read, more }
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
    expect([list.lines, list.hasNext]).toEqual([[], false])
    list.load()
    expect(list.first.state.status).toBe('pending')
    await settled()
    expect([list.lines, list.hasNext]).toEqual([[1, 2], true])
  })

  it('adds a page each time it is asked for more, until its end', async () => {
    const { list, read, more } = await loaded()
    await more()
    expect(list.hasNext).toBe(true)
    await more()
    expect([list.lines, list.hasNext, list.isPart]).toEqual([[1, 2, 3, 4, 5], false, false])
    expect(read.map(([, number]) => number)).toEqual([1, 2, 3])
  })

  it('asks for a page once when more is pressed twice', async () => {
    const { list, asked, more } = await loaded()
    list.more()
    await more()
    expect(asked).toEqual([1, 2])
  })

  it('keeps its pages when the next one fails, reports that, and asks for the same one again', async () => {
    const { list, server, asked, failures, more } = await loaded()
    server.failure = { kind: 'timeout' }
    await more()
    expect(list.next.state.status).toBe('failed')
    expect([list.lines, failures]).toEqual([[1, 2], ['timeout']])

    server.failure = undefined
    await more()
    expect(list.lines).toEqual([1, 2, 3, 4])
    expect(asked).toEqual([1, 2, 2])
  })

  it('reports that its first page failed', async () => {
    const { list, server, failures } = arrange()
    server.failure = { kind: 'timeout' }
    list.load()
    await settled()
    expect([list.first.state.status, failures]).toEqual(['failed', ['timeout']])
  })

  it('leaves out a page that repeats the one before it, ends there, and may be only a part', async () => {
    const { list, read, more } = await loaded({ last: 4, repeatsItsEnd: true })
    await more()
    expect(list.hasNext).toBe(true)
    await more()
    expect([list.lines, list.hasNext, list.isPart]).toEqual([[1, 2, 3, 4], false, true])
    expect(read).toHaveLength(2)
  })

  it('keeps its pages while it is renewed, and begins again when the new first page has come, whatever was asked for meanwhile', async () => {
    const { list, server, more } = await loaded()
    await more()
    let release: () => void = () => {}
    server.held = new Promise((resolve) => (release = resolve))
    list.renew()
    list.more()
    await settled()
    expect(list.lines).toEqual([1, 2, 3, 4])
    release()
    await settled()
    expect([list.lines, list.next.state.status, list.hasNext]).toEqual([[1, 2], 'idle', true])
  })

  it('begins again when it is loaded again, and ignores a page that was still on its way', async () => {
    const { list, server, more } = await loaded()
    await more()
    server.held = settled()
    list.more()
    list.load()
    await server.held
    await settled()
    expect([list.lines, list.next.state.status]).toEqual([[1, 2], 'idle'])
  })
})
