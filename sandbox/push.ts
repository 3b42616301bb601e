import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run sandbox:push -- --to <CPF or CNPJ> "text" [--title "…"] [--screen /voucher] [--url http://127.0.0.1:4780]
The sandbox must be running (npm start), and that customer must have pressed Inscrever-se in a browser that gets pushes.`

/** `npm run sandbox:push`: has the running sandbox send a web push to a customer's devices. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      title: { type: 'string' },
      screen: { type: 'string' },
      url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '4780'}` },
    },
  })
  const body = positionals.join(' ')
  if (values.to === undefined || body === '') return fail(USAGE)
  const { to, title, screen } = values
  const response = await fetch(`${values.url}/_sandbox/push`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to, body, title, screen }),
  }).catch(() => undefined)
  if (response === undefined) return fail(`No sandbox answers at ${values.url}. Start it with npm start.`)
  const report = (await response.json()) as { sent: number; gone: number; failed: number; error?: string }
  if (report.error !== undefined) return fail(report.error)
  console.log(
    `Sent to ${report.sent} devices; ${report.gone} had unsubscribed; ${report.failed} could not be reached.`,
  )
  if (report.sent === 0) process.exitCode = 1
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

main().catch((error: unknown) => fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`))
