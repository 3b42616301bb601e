import { disclosure } from '@infrastructure/container/disclosure.ts'
import { expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

const page = windowOf({
  document: { querySelector: () => ({ getAttribute: () => '2026.11.20-abcdef0123' }) },
})
const telemetry = (sampleRate: number) => ({ url: 'https://t.example', sampleRate })

it.each([
  ['none', {}],
  ['none', { telemetry: telemetry(0) }],
  ['failures', { logUrl: 'https://l.example' }],
  ['failures', { logUrl: 'https://l.example', telemetry: telemetry(0) }],
  ['visits', { telemetry: telemetry(0.1) }],
  ['visits', { logUrl: 'https://l.example', telemetry: telemetry(1) }],
])('tells the customer %s where the deployment has %j', (reports, configured) => {
  const settings = { telemetry: undefined, logUrl: undefined, ...configured }
  expect(disclosure(settings, page)).toEqual({ reports, version: '2026.11.20-abcdef0123' })
})
