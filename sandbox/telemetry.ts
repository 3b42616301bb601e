import { type Calls, newCalls } from './http/answers.ts'
import { jsonObject } from './http/fields.ts'
import { escaped } from './markup.ts'

/** The events that the page shows. */
const MAX_KEPT = 100

/** In characters; the portal's own reports are far shorter. */
const MAX_REPORT_LENGTH = 64 * 1024

interface KeptEvent {
  readonly at: Date
  /** What the report says of the visit and of the event, as it came. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** The last events that visits have reported, newest first. */
export type TelemetryEvents = KeptEvent[]

/**
 * Takes the reports of visits, and shows them to a person. This endpoint is the sandbox's own: no backend has to offer it
 * (docs/decisions/128).
 */
export function telemetryCalls(events: TelemetryEvents, now: () => Date): Calls {
  return newCalls()
    .post('/telemetry', async (c) => {
      const text = await c.req.text()
      const report = text.length > MAX_REPORT_LENGTH ? undefined : jsonObject(text)
      if (report === undefined) return c.text('Send a report as JSON (sandbox/README.md).', 400)
      const { events: reported, ...visit } = report
      const fresh = (Array.isArray(reported) ? reported : []).map((event) => ({
        at: now(),
        fields: { ...visit, ...(event as object) },
      }))
      events.unshift(...fresh.reverse())
      events.length = Math.min(events.length, MAX_KEPT)
      return c.body(null, 204)
    })
    .get('/telemetry', (c) => c.html(page(events)))
}

/** The columns that every event has; what else it says stands in the last one. */
const COLUMNS = ['kind', 'screen', 'count', 'version', 'browser', 'connection'] as const

const page = (events: TelemetryEvents) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What visits have reported</title>
<h1>What visits have reported</h1>
<p>${events.length === 0 ? 'Nothing yet. Start the sandbox with --telemetry, use the portal, and leave its tab.' : `The last ${events.length}, newest first.`}</p>
<table border="1" cellpadding="4">
<tr>${['time', ...COLUMNS, 'what'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr>
${events.map(row).join('\n')}
</table>
</html>
`

function row({ at, fields }: KeptEvent): string {
  const known = COLUMNS.map((name) => fields[name])
  const others = Object.entries(fields).filter(([name]) => !COLUMNS.some((column) => column === name))
  const what = others.map(([name, value]) => `${name}: ${text(value)}`).join(', ')
  return `<tr>${[at.toISOString(), ...known, what].map((cell) => `<td>${escaped(text(cell))}</td>`).join('')}</tr>`
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
