import { type LoggedEvent, Logger } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { BrowserLogger } from '@infrastructure/browser/browser-logger.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { RecordingLogger } from '../doubles/recording-logger.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A logger, and all that it has let out so far, as text. */
type ArrangeLogger = () => { readonly logger: Logger; readonly logged: () => readonly string[] }

function browserWhose(fetch: () => Promise<unknown>, logUrl?: string): ArrangeLogger {
  return () => {
    const written: string[] = []
    vi.spyOn(console, 'info').mockImplementation((...words: string[]) => written.push(words.join(' ')))
    return { logger: new BrowserLogger(windowOf({ fetch }), { logUrl }), logged: () => written }
  }
}

const events: readonly (readonly [LoggedEvent, PortFailureReason?])[] = [
  ['worker-registered'],
  [
    'sign-in-failed',
    { kind: 'rejected', status: 400, description: 'Maria, CPF 52998224725', errors: ['maria@x.br'] },
  ],
  ['purchases-not-loaded', { kind: 'unexpected', detail: 'Maria', field: 'data.[].valorTotalDaCompra' }],
  ['balance-not-loaded', { kind: 'timeout' }],
]

contract<ArrangeLogger>(
  Logger,
  {
    'in a browser': browserWhose(async () => {}),
    'in a browser that reaches the address of the deployment': browserWhose(
      async () => {},
      'https://logs.example',
    ),
    'in a browser that cannot reach it': browserWhose(
      () => Promise.reject(new TypeError('Failed to fetch')),
      'https://logs.example',
    ),
    'in memory': () => {
      const logger = new RecordingLogger()
      return { logger, logged: () => logger.entries.map((entry) => entry.join(' ')) }
    },
  },
  (arrange) => {
    it('logs each event once and in order, with the kind of its failure and none of its words', async () => {
      const { logger, logged } = arrange()
      for (const [event, failure] of events) expect(logger.log(event, failure)).toBeUndefined()
      await settled()
      expect(logged()).toEqual([
        expect.stringMatching(/worker-registered$/),
        expect.stringMatching(/sign-in-failed rejected( 400)?$/),
        expect.stringMatching(/purchases-not-loaded unexpected$/),
        expect.stringMatching(/balance-not-loaded timeout$/),
      ])
      expect(logged().join()).not.toMatch(/Maria|52998224725|maria@|valorTotal/)
    })
  },
)
