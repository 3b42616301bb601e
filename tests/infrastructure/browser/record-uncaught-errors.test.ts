import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { recordUncaughtErrors } from '@infrastructure/browser/record-uncaught-errors.ts'
import { expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

it('records what the browser says of failures that nobody caught', () => {
  const document = windowOf({})
  const window = windowOf({ document })
  const observations = new Observations()
  const seen: Observation[] = []
  observations.sendTo((observation) => seen.push(observation))
  recordUncaughtErrors(window, observations)
  const error = new Error('provoked')
  const event = (name: string, parts: object) => Object.assign(new Event(name), parts)
  window.dispatchEvent(event('error', { error }))
  window.dispatchEvent(event('unhandledrejection', { reason: error }))
  document.dispatchEvent(
    event('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: 'https://x.example/' }),
  )
  expect(seen).toEqual([
    { kind: 'crash', at: 'page', thrown: error },
    { kind: 'crash', at: 'promise', thrown: error },
    { kind: 'policy', directive: 'img-src', blocked: 'https://x.example/' },
  ])
})
