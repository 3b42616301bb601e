import { BrowserLogger } from '@infrastructure/browser/browser-logger.ts'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

function arrange(logUrl: string | undefined, fetch = async () => new Response()) {
  const written = vi.spyOn(console, 'info').mockImplementation(() => {})
  const sent: unknown[] = []
  const window = {
    fetch: async (url: string, { body, credentials }: RequestInit) => {
      sent.push([url, body, credentials])
      return fetch()
    },
  } as unknown as Window & typeof globalThis
  return { logger: new BrowserLogger(window, { logUrl }), written, sent }
}

const refusal = {
  kind: 'rejected',
  status: 400,
  description: 'Maria, CPF 52998224725',
  errors: ['maria@x.br'],
} as const

it('writes the kind of a failure and none of its words, to the console and to the configured address', () => {
  const { logger, written, sent } = arrange('https://logs.example/portal')
  logger.log('sign-in-failed', refusal)
  logger.log('popup-blocked')
  expect(written.mock.calls).toEqual([
    ['[portal] sign-in-failed', 'rejected 400'],
    ['[portal] popup-blocked'],
  ])
  expect(sent).toEqual([
    ['https://logs.example/portal', '{"event":"sign-in-failed","reason":"rejected 400"}', 'omit'],
    ['https://logs.example/portal', '{"event":"popup-blocked"}', 'omit'],
  ])
})

it('sends nothing where no address is configured, and does not mind one that cannot be reached', async () => {
  const { logger, sent } = arrange(undefined)
  logger.log('worker-registered')
  expect(sent).toEqual([])
  const unreachable = arrange('https://logs.example', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(() => unreachable.logger.log('statement-not-loaded', { kind: 'timeout' })).not.toThrow()
})
