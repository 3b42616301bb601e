import { Aborted, failureReason, PortFailure, reportFault } from '@application/port-failure.ts'
import { expect, it, vi } from 'vitest'

/** Runs this, and gives all that was passed to the browser's `reportError` meanwhile. */
function toldWhile(run: () => void): unknown[] {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (thrown: unknown) => told.push(thrown))
  run()
  vi.unstubAllGlobals()
  return told
}

const fault = new TypeError('undefined is not a function')
const failure = new PortFailure({ kind: 'timeout' })

it('a fault of the portal’s own code becomes a failure, and is told of', () => {
  const told = toldWhile(() => {
    expect(failureReason(fault)).toEqual({ kind: 'unexpected', detail: 'undefined is not a function' })
  })
  expect(told).toEqual([fault])
})

it('what could not be had for a fault is missing, and the fault is told of', () => {
  const told = toldWhile(() => expect(reportFault(fault)).toBeUndefined())
  expect(told).toEqual([fault])
})

it('what a port rejects with is no fault', () => {
  const told = toldWhile(() => {
    expect(failureReason(failure)).toEqual({ kind: 'timeout' })
    reportFault(failure)
    reportFault(new Aborted())
  })
  expect(told).toEqual([])
})

it('without a browser nobody is told', () => {
  expect(failureReason('a text')).toEqual({ kind: 'unexpected', detail: 'a text' })
})
