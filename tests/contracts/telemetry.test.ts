import { Telemetry, type TelemetryReport } from '@application/telemetry/telemetry.ts'
import { BeaconTelemetry } from '@infrastructure/browser/beacon-telemetry.ts'
import { expect, it } from 'vitest'
import { InMemoryTelemetry } from '../doubles/in-memory-telemetry.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract, spoil } from './contract.ts'

const URL = 'https://telemetry.example/portal'

/** A browser in which reports go out by these ways. */
function browserWith({
  beacon,
  fetch,
}: {
  beacon: 'takes' | 'refuses' | 'missing'
  fetch: 'works' | 'fails'
}) {
  return () => {
    const sent: string[] = []
    const ways: unknown[] = []
    const sendBeacon = (url: string, body: string) => {
      ways.push(['beacon', url])
      if (beacon === 'takes') sent.push(body)
      return beacon === 'takes'
    }
    const window = windowOf({
      navigator: beacon === 'missing' ? {} : { sendBeacon },
      fetch: async (url: string, { body, headers, ...init }: RequestInit) => {
        ways.push(['fetch', url, headers, init])
        if (fetch === 'fails') throw new TypeError('Failed to fetch')
        sent.push(String(body))
      },
    })
    const telemetry = new BeaconTelemetry(window, { telemetry: { url: URL, sampleRate: 1 } })
    return { telemetry, sent: () => sent, ways }
  }
}

const report: TelemetryReport = {
  version: '2026.11.20-abcdef0123',
  browser: 'firefox',
  connection: 'unknown',
  events: [{ kind: 'visit', screen: '/portal', count: 1 }],
}

contract<() => { telemetry: Telemetry; sent: () => readonly string[] }>(
  Telemetry,
  {
    'in a browser': browserWith({ beacon: 'takes', fetch: 'works' }),
    'in a browser whose beacons have no room': browserWith({ beacon: 'refuses', fetch: 'works' }),
    'in a browser without beacons': browserWith({ beacon: 'missing', fetch: 'works' }),
    'in memory': () => {
      const telemetry = new InMemoryTelemetry()
      return { telemetry, sent: () => telemetry.sent }
    },
  },
  (arrange) => {
    it('sends each report once, as it was when it was given', async () => {
      const { telemetry, sent } = arrange()
      const given = structuredClone(report)
      telemetry.send(given)
      spoil(given)
      await settled()
      expect(sent().map((text) => JSON.parse(text))).toEqual([report])
    })
  },
)

it('needs no permission of another origin and sends no cookie with a plain request', async () => {
  const { telemetry, ways } = browserWith({ beacon: 'missing', fetch: 'works' })()
  telemetry.send(report)
  await settled()
  const init = { method: 'POST', keepalive: true, credentials: 'omit', mode: 'no-cors' }
  expect(ways).toEqual([['fetch', URL, undefined, init]])
})

it.each(['refuses', 'missing'] as const)(
  'loses the report where the beacon %s and nothing else gets through either',
  async (beacon) => {
    const { telemetry, sent } = browserWith({ beacon, fetch: 'fails' })()
    telemetry.send(report)
    await settled()
    expect(sent()).toEqual([])
  },
)
