import { Listeners } from '@application/listeners.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { fromReais } from '@domain/money.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import fc from 'fast-check'
import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { pageServices } from '../../support/page-services.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

/** A load that has been asked once. Its value is how often it was asked, and `signals` has a signal for each time. */
async function loadedAndKeptCurrent() {
  const page = pageServices()
  const signals: AbortSignal[] = []
  const load = new Loadable(async (signal) => signals.push(signal)).keptCurrent()
  load.attachTo(page)
  await load.load()
  return { page, signals, load }
}

describe('a load', () => {
  it('waits, then has its value', async () => {
    const load = new Loadable(async () => 7)
    expect(load.state.status).toBe('idle')
    const done = load.load()
    expect(load.state.status).toBe('pending')
    await done
    expect(load.value).toBe(7)
  })

  it('that its screen asks for at the start waits from the beginning, so that asking draws nothing', async () => {
    const load = new Loadable(async () => 7).askedAtStart()
    const drawn: string[] = []
    const stop = autorun(() => drawn.push(load.state.status))
    const done = load.load()
    expect(drawn).toEqual(['pending'])
    await done
    expect(drawn).toEqual(['pending', 'loaded'])

    load.reset()
    expect(load.state.status).toBe('idle')
    stop()
  })

  it('that is kept current asks again when the customer comes back, and shows what it had until then', async () => {
    const page = pageServices()
    const answers = [1, 2, 3]
    const load = new Loadable(async () => answers.shift()).keptCurrent()
    const leave = load.attachTo(page)
    page.visibility.comeBack()
    expect(load.state.status).toBe('idle')
    await load.load()
    page.visibility.comeBack()
    expect(load.value).toBe(1)
    await settled()
    expect(load.value).toBe(2)
    leave()
    page.visibility.comeBack()
    await settled()
    expect(load.value).toBe(2)
  })

  it('that is kept current asks once for one return, of which a browser may tell twice', async () => {
    const { page, signals, load } = await loadedAndKeptCurrent()
    page.visibility.comeBack()
    page.visibility.comeBack()
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
    page.visibility.comeBack()
    await settled()
    expect(load.value).toBe(3)
  })

  it('asks again when another part of the portal has changed it, until the customer leaves', async () => {
    const changes = new Listeners()
    const answers = [1, 2, 3]
    const load = new Loadable(async () => answers.shift()).renewedBy(changes)
    const leave = load.attachTo(pageServices())
    changes.notify()
    expect(load.state.status).toBe('idle')
    await load.load()
    changes.notify()
    expect(load.value).toBe(1)
    await settled()
    expect(load.value).toBe(2)
    leave()
    changes.notify()
    await settled()
    expect(load.value).toBe(2)
  })

  it('asks again for an answer that was on its way when another part of the portal changed it', async () => {
    const changes = new Listeners()
    const [old, answers] = [deferred<number>(), [2]]
    let asked = 0
    const load = new Loadable(async () => (asked++ === 0 ? old.promise : answers.shift())).renewedBy(changes)
    load.attachTo(pageServices())
    void load.load()
    changes.notify()
    old.resolve(1)
    await settled()
    expect(load.value).toBe(2)
  })

  it('keeps the value that stands when a refresh fails, logs the failure, and asks again with the others', async () => {
    const page = pageServices()
    const server: { failure: PortFailureReason | undefined } = { failure: undefined }
    const [reported, shown]: [PortFailureReason[], number[]] = [[], []]
    let answer = 0
    const load = new Loadable(
      async () => {
        answer++
        if (server.failure) throw new PortFailure(server.failure)
        return answer
      },
      (failure) => reported.push(failure),
    )
      .keptCurrent()
      .loggedAs('balance-not-loaded')
      .whenLoaded((value) => shown.push(value))
    load.attachTo(page)
    await load.load()
    for (const kind of ['timeout', 'unexpected'] as const) {
      server.failure = kind === 'timeout' ? { kind } : { kind, detail: 'HTTP 500' }
      page.visibility.comeBack()
      await settled()
      expect(load.state).toEqual({ status: 'loaded', value: 1 })
    }
    expect(page.logger.entries).toEqual([
      ['balance-not-loaded', 'timeout'],
      ['balance-not-loaded', 'unexpected'],
    ])

    server.failure = undefined
    page.failedLoads.askAgain()
    await settled()
    expect(load.value).toBe(4)
    expect(shown).toEqual([1, 4])
    expect(reported).toEqual([])
  })

  it('fails when the customer asked for it, also where a value stood', async () => {
    const answers = [async () => 1, () => Promise.reject(new PortFailure({ kind: 'timeout' }))]
    const load = new Loadable(() => answers.shift()?.() ?? Promise.reject(new Aborted()))
    await load.load()
    await load.load()
    expect(load.state).toEqual({ status: 'failed', failure: { kind: 'timeout' } })
  })

  it('fails with the reason, reports it once, and asks the same question when it is tried again', async () => {
    const asked: string[] = []
    const reported: string[] = []
    const load = new Loadable<string, [question: string]>(
      async (_, question) => {
        asked.push(question)
        if (asked.length === 1) throw new PortFailure({ kind: 'offline' })
        return 'answer'
      },
      (failure) => reported.push(failure.kind),
    )
    await load.load('question')
    expect(load.state).toEqual({ status: 'failed', failure: { kind: 'offline' } })

    load.retry()
    await settled()
    expect(load.value).toBe('answer')
    expect(asked).toEqual(['question', 'question'])
    expect(reported).toEqual(['offline'])
  })

  it('reports no end of the session, which is said once for the whole page', async () => {
    const reported: string[] = []
    const load = new Loadable(
      () => Promise.reject(new PortFailure({ kind: 'unauthenticated' })),
      (failure) => reported.push(failure.kind),
    )
    await load.load()
    expect(load.state.status).toBe('failed')
    expect(reported).toEqual([])
  })

  it('logs each failure under its name, and none where it has no name', async () => {
    const page = pageServices()
    const fail = () => Promise.reject(new PortFailure({ kind: 'timeout' }))
    const [named, nameless] = [new Loadable(fail).loggedAs('balance-not-loaded'), new Loadable(fail)]
    for (const load of [named, nameless]) {
      load.attachTo(page)
      await load.load()
    }
    await named.load()
    expect(page.logger.entries).toEqual([
      ['balance-not-loaded', 'timeout'],
      ['balance-not-loaded', 'timeout'],
    ])
  })

  it('reports a bug of the portal to the browser, and does not report a failure of a port', async () => {
    const said: unknown[] = []
    vi.stubGlobal('reportError', (thrown: unknown) => said.push(thrown))
    const bug = new TypeError('undefined is not a function')
    for (const thrown of [bug, new PortFailure({ kind: 'timeout' }), new Aborted()])
      await new Loadable(() => Promise.reject(thrown)).load()
    vi.unstubAllGlobals()
    expect(said).toEqual([bug])
  })

  it('reports each value with its question, also after the signal came back', async () => {
    const reported: [string, number][] = []
    const server: { failure: PortFailureReason | undefined } = { failure: undefined }
    const load = new Loadable<string, [page: number]>(async (_, page) => {
      if (server.failure) throw new PortFailure(server.failure)
      return `page ${page}`
    }).whenLoaded((value, page) => reported.push([value, page]))
    const page = pageServices()
    load.attachTo(page)
    await load.load(1)
    server.failure = { kind: 'offline' }
    await load.load(2)
    expect(reported).toEqual([['page 1', 1]])

    server.failure = undefined
    page.offlineLoads.askAgain()
    await settled()
    load.retry()
    await settled()
    expect(reported).toEqual([
      ['page 1', 1],
      ['page 2', 2],
      ['page 2', 2],
    ])
  })

  it('that is tried again and answered lets the others that failed ask again, and no others', async () => {
    const server: { failure: PortFailureReason | undefined } = { failure: { kind: 'unexpected', detail: '' } }
    const asked: string[] = []
    const reading = (name: string) =>
      new Loadable(async () => {
        asked.push(name)
        if (server.failure && name !== 'good') throw new PortFailure(server.failure)
        return name
      })
    const [first, second] = [reading('first'), reading('second')]
    const page = pageServices()
    const all = [first, second, reading('left'), reading('good')]
    const leaving = all.map((load) => load.attachTo(page))
    await Promise.all(all.map((load) => load.load()))
    leaving[2]?.()

    asked.length = 0
    first.retry()
    await settled()
    // It failed again: the others would too.
    expect(asked).toEqual(['first'])

    server.failure = undefined
    first.retry()
    await settled()
    expect(asked).toEqual(['first', 'first', 'second'])
    expect([first.value, second.value]).toEqual(['first', 'second'])
    first.retry()
    await settled()
    expect(asked).toHaveLength(4)
  })

  it('treats a cancelled load as neither loaded nor failed', async () => {
    const load = new Loadable(async (signal) => {
      await settled()
      if (signal.aborted) throw new Aborted()
      return 1
    })
    const done = load.load()
    load.cancel()
    await done
    expect(load.state.status).toBe('idle')
  })

  it('that is asked last waits until the other reads of the page have ended', async () => {
    const page = pageServices()
    let asked = 0
    const load = new Loadable(async () => ++asked).askedLast()
    load.attachTo(page)
    const otherEnds = page.order.begin()
    const done = load.load()
    await settled()
    expect(asked).toBe(0)
    otherEnds()
    await done
    expect(load.value).toBe(1)
  })

  it.each<[string, (load: Loadable<number>, leave: () => void) => void, number | undefined]>([
    ['another value replaces it', (load) => load.replace(2), 2],
    ['it is reset', (load) => load.reset(), undefined],
    ['its screen is left', (_, leave) => leave(), undefined],
  ])('drops the answer that was on its way when %s', async (_, happens, shown) => {
    const answer = deferred<number>()
    const load = new Loadable(() => answer.promise)
    const leave = load.attachTo(pageServices())
    const done = load.load()
    happens(load, leave)
    answer.resolve(1)
    await done
    expect(load.value).toBe(shown)
  })

  it('asks again at the next return of the customer after a read was cancelled', async () => {
    const { page, signals, load } = await loadedAndKeptCurrent()
    load.refresh()
    load.cancel()
    page.visibility.comeBack()
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false])
    expect(load.value).toBe(3)
  })

  it('shows the answer to the last question, in any order in which answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, questions) => {
        const load = new Loadable<number, [question: number]>((_, question) =>
          scheduler.schedule(Promise.resolve(question)),
        )
        for (let question = 1; question <= questions; question++) void load.load(question)
        await scheduler.waitAll()
        expect(load.value).toBe(questions)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a load that is remembered', () => {
  const balance: CashbackBalance = { available: fromReais(87.4), pending: fromReais(12.6) }

  function arrange() {
    const clock = new InMemoryClock()
    const reported: PortFailureReason[] = []
    const { lastKnown } = testDevice(clock)
    const server: { failure?: PortFailureReason | undefined; held?: Promise<void> } = {}
    const load = new Loadable(
      async () => {
        await server.held
        if (server.failure) throw new PortFailure(server.failure)
        return balance
      },
      (failure) => reported.push(failure),
    ).rememberedAs(() => lastKnown.of('balance'))
    const page = pageServices(clock)
    const { offlineLoads } = page
    const leave = load.attachTo(page)
    return { clock, reported, server, load, page, offlineLoads, leave }
  }

  it.each([{ kind: 'offline' }, { kind: 'timeout' }] as const)(
    'shows what was known, with its age, when it ends $kind',
    async (failure) => {
      const { clock, reported, server, load } = arrange()
      await load.load()
      clock.advance(7_200_000)
      server.failure = failure
      await load.load()
      expect(load.state).toEqual({ status: 'loaded', value: balance, age: 7_200_000 })
      expect(reported).toEqual([])
    },
  )

  it('fails when nothing is known, and when there was a signal', async () => {
    const { server, load } = arrange()
    server.failure = { kind: 'offline' }
    await load.load()
    expect(load.state.status).toBe('failed')

    server.failure = undefined
    await load.load()
    server.failure = { kind: 'unexpected', detail: 'HTML' }
    await load.load()
    expect(load.state.status).toBe('failed')
  })

  it('shows with its age what a refresh could not renew, whatever the reason', async () => {
    const { clock, reported, server, load } = arrange()
    await load.load()
    clock.advance(7_200_000)
    server.failure = { kind: 'unexpected', detail: 'HTTP 500' }
    load.refresh()
    await settled()
    expect(load.state).toEqual({ status: 'loaded', value: balance, age: 7_200_000 })
    expect(reported).toEqual([])
  })

  it('keeps all that stood, also what is not remembered of it', async () => {
    let failure: PortFailureReason | undefined
    const shown: { name: string; leaves: boolean }[] = []
    const load = new Loadable(async () => {
      if (failure) throw new PortFailure(failure)
      return { name: 'Ana', leaves: true }
    })
      .rememberedAs(() => ({
        keep: () => {},
        recall: () => ({ value: { name: 'Ana', leaves: false }, age: 60_000 }),
      }))
      .whenLoaded((value) => shown.push(value))
    load.attachTo(pageServices())
    await load.load()
    failure = { kind: 'timeout' }
    load.refresh()
    await settled()
    expect(load.state).toEqual({ status: 'loaded', value: { name: 'Ana', leaves: true }, age: 60_000 })
    // It was not loaded a second time.
    expect(shown).toEqual([{ name: 'Ana', leaves: true }])
  })

  it('keeps showing the remembered answer while it asks again, when the signal is back', async () => {
    const { server, load, offlineLoads } = arrange()
    await load.load()
    server.failure = { kind: 'offline' }
    await load.load()

    server.failure = undefined
    server.held = settled()
    offlineLoads.askAgain()
    expect(load.value).toEqual(balance)
    await server.held
    await settled()
    expect(load.state).toEqual({ status: 'loaded', value: balance })
  })

  it('asks for nothing once its screen was left, until it is opened again', async () => {
    const { load, leave, page } = arrange()
    leave()
    await load.load()
    expect(load.state.status).toBe('idle')
    load.attachTo(page)
    await load.load()
    expect(load.value).toEqual(balance)
  })

  it('does not ask again after its screen was left', async () => {
    const { server, load, offlineLoads, leave } = arrange()
    server.failure = { kind: 'offline' }
    await load.load()
    leave()
    server.failure = undefined
    offlineLoads.askAgain()
    await settled()
    expect(load.state.status).toBe('failed')
  })
})
