import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { recoverFromMissingChunks } from '@infrastructure/browser/missing-chunks.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { FakeStorage } from '../../support/fake-storage.ts'
import { settled } from '../../support/settled.ts'
import { windowOf } from '../../support/window-of.ts'

const ANSWERED = async () => new Response('{}')

/** A window that hears of a missing chunk: what became of it. */
async function missing({
  online = true,
  wouldLose = (): boolean => false,
  isBlocked = false,
  times = 1,
  every = 0,
  host = ANSWERED,
  answerTakes = 0,
} = {}) {
  const seen: Observation[] = []
  const attempts: Promise<boolean>[] = []
  const asked: string[] = []
  let reloads = 0
  const storage = new FakeStorage()
  if (isBlocked) storage.breakDown('setItem')
  const observations = new Observations()
  observations.sendTo((observation) => seen.push(observation))
  const clock = new InMemoryClock()
  const window = windowOf({
    navigator: { onLine: online },
    location: { reload: () => reloads++ },
    fetch: (address: string) => {
      asked.push(address)
      return host()
    },
  })
  recoverFromMissingChunks(window, {
    storage: new SafeStorage(() => storage),
    clock,
    observations,
    wouldLose,
    comingReload: { begin: (begins) => attempts.push(begins) },
  })
  for (let time = 0; time < times; time++) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: 'a file' }))
    clock.advance(every)
  }
  clock.advance(answerTakes)
  await settled()
  return { window, seen, reloads: () => reloads, asked, begins: await Promise.all(attempts) }
}

it('reloads the page once for a missing chunk, when the host has answered', async () => {
  const { reloads, asked, begins } = await missing({ times: 2 })
  expect(reloads()).toBe(1)
  expect(asked).toEqual(['./version.json'])
  expect(begins).toEqual([true])
})

it('tries once in 30 seconds', async () => {
  expect((await missing({ times: 2, every: 29_999 })).asked).toHaveLength(1)
  expect((await missing({ times: 2, every: 30_000 })).asked).toHaveLength(2)
})

it('reloads again where the customer opens another screen before the new page has come', async () => {
  const { window, reloads } = await missing()
  window.dispatchEvent(new Event('hashchange'))
  expect(reloads()).toBe(2)
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['is out of order', async () => new Response('', { status: 503 }), 0],
  ['answers nothing for five seconds', () => deferred<Response>().promise, 5000],
])(
  'keeps the page where the host %s, though the device says that it is online',
  async (_, host, answerTakes) => {
    const { reloads, begins } = await missing({ host, answerTakes })
    expect(reloads()).toBe(0)
    expect(begins).toEqual([false])
  },
)

it('does not try where a reload would not help, or would lose something', async () => {
  expect((await missing({ online: false })).begins).toEqual([])
  expect((await missing({ wouldLose: () => true })).begins).toEqual([])
})

it('does not reload where the customer has typed something before the host answered', async () => {
  let isTyped = false
  const host = async () => {
    isTyped = true
    return ANSWERED()
  }
  const { reloads, begins } = await missing({ wouldLose: () => isTyped, host })
  expect(reloads()).toBe(0)
  expect(begins).toEqual([false])
})

it('does not reload where storage is blocked', async () => {
  expect((await missing({ isBlocked: true })).begins).toEqual([])
})

it('notices each missing chunk, whether it reloads or not', async () => {
  const one = { kind: 'missing-part', thrown: 'a file' }
  expect((await missing()).seen).toEqual([one])
  expect((await missing({ wouldLose: () => true, times: 2 })).seen).toEqual([one, one])
})
