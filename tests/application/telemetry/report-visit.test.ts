import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { MAX_EVENTS, MAX_REPORTS, REPORT_DELAY, ReportVisit } from '@application/telemetry/report-visit.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { InMemoryTelemetry } from '../../doubles/in-memory-telemetry.ts'
import { InMemoryVisitFacts } from '../../doubles/in-memory-visit-facts.ts'

/** A call that fails, as an adapter records it. */
async function failedCall(
  observations: Observations,
  request: { readonly method: string; readonly url: string },
  failure: PortFailureReason,
): Promise<void> {
  const fails = () => Promise.reject(new PortFailure(failure))
  await observations.recordingFailure(request, fails).catch(() => undefined)
}

function arrange() {
  const observations = new Observations()
  const telemetry = new InMemoryTelemetry()
  const facts = new InMemoryVisitFacts()
  const visibility = new InMemoryPageVisibility()
  const clock = new InMemoryClock()
  const leave = () => {
    visibility.leave()
    facts.leave()
  }
  const visit = new ReportVisit(observations, telemetry, facts, visibility, clock)
  /** The events of each report that was sent. */
  const sent = () => telemetry.sent.map((text) => JSON.parse(text).events as Record<string, unknown>[])
  const crash = (thrown: unknown) => observations.record({ kind: 'crash', at: 'page', thrown })
  const call = (failure: PortFailureReason) =>
    failedCall(observations, { method: 'GET', url: 'https://id.example/api/pessoa' }, failure)
  return { observations, telemetry, facts, visibility, leave, clock, visit, sent, crash, call }
}

const rejected = (status: number): PortFailureReason => ({
  kind: 'rejected',
  status,
  description: '',
  errors: [],
})

it('says after ten quiet seconds that there was a visit, with its version, browser and connection', () => {
  const { visit, clock, telemetry } = arrange()
  visit.execute()
  clock.advance(9_999)
  expect(telemetry.sent).toEqual([])
  clock.advance(1)
  expect(telemetry.sent.map((text) => JSON.parse(text))).toEqual([
    {
      version: '2026.11.20-abcdef0123',
      browser: 'chrome',
      connection: '4g',
      events: [{ kind: 'visit', screen: '/portal', count: 1 }],
    },
  ])
  clock.advance(10 * REPORT_DELAY)
  expect(telemetry.sent).toHaveLength(1)
})

it('waits for ten quiet seconds after each event', () => {
  const { visit, clock, sent, crash } = arrange()
  visit.execute()
  clock.advance(REPORT_DELAY - 1)
  crash(new Error('late'))
  clock.advance(REPORT_DELAY - 1)
  expect(sent()).toEqual([])
  clock.advance(1)
  expect(sent().map((events) => events.length)).toEqual([2])
})

it('counts what happens again, and sends it all when the customer leaves', () => {
  const { visit, visibility, leave, sent, crash } = arrange()
  visit.execute()
  for (let again = 0; again < 500; again++) crash(new TypeError('x is undefined'))
  leave()
  const [[, event] = []] = sent()
  expect(event).toEqual({
    kind: 'crash',
    screen: '/portal',
    at: 'page',
    error: 'TypeError',
    frames: ['home-Ab12Cd34.js:1:345'],
    count: 500,
  })
  visibility.comeBack()
  leave()
  expect(sent()).toHaveLength(1)
})

it('sends what the browser knows only once the page is left', () => {
  const { visit, leave, facts, sent } = arrange()
  visit.execute()
  facts.measure('LCP', 1234.56)
  leave()
  facts.measure('CLS', 0.01267)
  expect(sent().map((events) => events.at(-1))).toMatchObject([
    { kind: 'vital', name: 'LCP', value: 1235 },
    { kind: 'vital', name: 'CLS', value: 0.013 },
  ])
})

it('reports how the first screen came under that screen, though another is open when the browser knows it', () => {
  const { visit, facts, leave, sent } = arrange()
  visit.execute()
  facts.shown = '/voucher'
  for (const name of ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'] as const) facts.measure(name, 0.1)
  leave()
  expect(sent()[0]?.map(({ name = 'visit', screen }) => [name, screen])).toEqual([
    ['visit', '/portal'],
    ['LCP', '/portal'],
    ['FCP', '/portal'],
    ['TTFB', '/portal'],
    ['INP', '/voucher'],
    ['CLS', '/voucher'],
  ])
})

it('has what was seen before it began, and nothing of a visit that is not reported', () => {
  const { observations, visit, clock, sent, crash } = arrange()
  crash(new Error('before anybody decided'))
  observations.begin()
  crash(new RangeError('early'))
  observations.record({ kind: 'missing-part', thrown: new Error('early') })
  visit.execute()
  clock.advance(REPORT_DELAY)
  expect(sent()[0]?.map(({ kind, error }) => [kind, error])).toEqual([
    ['visit', undefined],
    ['crash', 'RangeError'],
    ['missing-part', undefined],
  ])
})

it.each<[string, PortFailureReason, boolean]>([
  ['an answer of another shape', { kind: 'unexpected', detail: 'x', field: 'data.[].valor' }, true],
  ['no answer in time', { kind: 'timeout' }, true],
  ['a server that cannot be reached', { kind: 'offline' }, true],
  ['a fault of the server', rejected(500), true],
  ['a refusal', rejected(499), false],
  ['the end of the session', { kind: 'unauthenticated' }, false],
])('of calls it reports what nobody expects: %s', async (_, failure, isReported) => {
  const { visit, clock, sent, call } = arrange()
  visit.execute()
  await call(failure)
  clock.advance(REPORT_DELAY)
  const reported = sent()[0]?.find(({ kind }) => kind === 'call')
  expect(reported !== undefined).toBe(isReported)
  expect(reported?.field).toBe('field' in failure ? failure.field : undefined)
})

it('does not take a device without signal for a fault of the server', async () => {
  const { visit, clock, facts, sent, call } = arrange()
  visit.execute()
  facts.online = false
  await call({ kind: 'offline' })
  clock.advance(REPORT_DELAY)
  expect(sent()[0]?.map(({ kind }) => kind)).toEqual(['visit'])
})

it('reports so many different events and no more, in so many reports and no more', () => {
  const { visit, clock, facts, sent } = arrange()
  visit.execute()
  for (let value = 0; value < 100; value++) facts.measure('INP', value)
  facts.measure('INP', 0)
  clock.advance(REPORT_DELAY)
  expect(sent()[0]).toHaveLength(MAX_EVENTS)
  expect(sent()[0]?.[1]).toMatchObject({ value: 0, count: 2 })
  const again = arrange()
  again.visit.execute()
  for (let report = 0; report < 100; report++) {
    again.crash(new Error('again'))
    again.clock.advance(REPORT_DELAY)
  }
  expect(again.sent()).toHaveLength(MAX_REPORTS)
})

/** What must never leave the device, in every place where a text comes in. */
const PRIVATE = [
  '52998224725',
  '529.982.247-25',
  '11222333000181',
  'Maria Clara Souza',
  'maria@example.com',
  'eyJhbGciOiJIUzI1NiJ9.e30.c2VjcmV0',
  'Não quero que ninguém leia isto',
]

it.each(PRIVATE)('%s gets into no report, wherever it stands', async (secret) => {
  const { observations, visit, leave, telemetry } = arrange()
  visit.execute()
  const error = new Error(secret)
  error.name = secret
  error.stack = `${secret}\n at ${secret}`
  const thrown = [
    error,
    secret,
    { name: secret, message: secret },
    new PortFailure({ kind: 'unexpected', detail: secret }),
  ]
  for (const each of thrown) {
    for (const at of ['screen', 'part', 'page', 'promise'] as const)
      observations.record({ kind: 'crash', at, thrown: each })
    observations.record({ kind: 'missing-part', thrown: each })
  }
  const failures: PortFailureReason[] = [
    { kind: 'unexpected', detail: secret },
    { kind: 'rejected', status: 500, description: secret, errors: [secret] },
    // An envelope may carry any number as its status.
    { kind: 'rejected', status: Number(secret.replaceAll(/\D/g, '')) || 500, description: '', errors: [] },
  ]
  for (const failure of failures)
    await failedCall(
      observations,
      { method: secret, url: `https://id.example/${secret}?cpf=${secret}#${secret}` },
      failure,
    )
  observations.record({ kind: 'policy', directive: secret, blocked: `https://x.example/?${secret}` })
  leave()
  const sent = telemetry.sent.join()
  expect(sent).toContain('"kind":"call"')
  expect(sent).toContain('"kind":"policy"')
  expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(/[^\w]\d{9,}/)
})
