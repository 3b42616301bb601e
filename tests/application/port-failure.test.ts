import {
  Aborted,
  failureReason,
  leavesOutcomeUnknown,
  PortFailure,
  type PortFailureReason,
  reportBug,
} from '@application/port-failure.ts'
import { expect, it, vi } from 'vitest'

/** Runs this, and gives all that was passed to the browser's `reportError` meanwhile. */
function toldWhile(run: () => void): unknown[] {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (thrown: unknown) => told.push(thrown))
  run()
  vi.unstubAllGlobals()
  return told
}

const bug = new TypeError('undefined is not a function')
const failure = new PortFailure({ kind: 'timeout' })

it('a bug of the portal becomes a failure, and is reported to the browser', () => {
  const told = toldWhile(() => {
    expect(failureReason(bug)).toEqual({ kind: 'unexpected', detail: 'undefined is not a function' })
  })
  expect(told).toEqual([bug])
})

it('reportBug returns undefined, and reports the bug to the browser', () => {
  const told = toldWhile(() => expect(reportBug(bug)).toBeUndefined())
  expect(told).toEqual([bug])
})

it('what a port rejects with is no bug', () => {
  const told = toldWhile(() => {
    expect(failureReason(failure)).toEqual({ kind: 'timeout' })
    reportBug(failure)
    reportBug(new Aborted())
  })
  expect(told).toEqual([])
})

it('a bug where there is no browser becomes a failure without a report', () => {
  expect(failureReason('a text')).toEqual({ kind: 'unexpected', detail: 'a text' })
})

const rejected = (status: number, description: string): PortFailureReason => ({
  kind: 'rejected',
  status,
  description,
  errors: [],
})

it.each<[PortFailureReason, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'timeout', unsent: true }, false],
  [{ kind: 'unexpected', detail: '' }, true],
  [{ kind: 'unauthenticated' }, false],
  [rejected(500, ''), true],
  [rejected(500, 'Resgate suspenso.'), false],
  [rejected(499, ''), false],
  ...[408, 502, 504].map((status): [PortFailureReason, boolean] => [rejected(status, 'Timeout'), true]),
])('after %j it is unknown whether a write happened: %s', (reason, isUnknown) => {
  expect(leavesOutcomeUnknown(reason)).toBe(isUnknown)
})
