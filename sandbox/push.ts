import { parseArgs } from 'node:util'
import { run, understood } from './command-line.ts'
import { ExpectedFailure } from './failures.ts'
import type { PushReport } from './push/send-push.ts'

const USAGE = `Usage: npm run sandbox:push -- --to <CPF or CNPJ> "text" [--title "…"] [--screen /voucher] [--url http://127.0.0.1:4780]
The sandbox must be running (npm start), and that customer must have pressed Inscrever-se in a browser that gets pushes.`

/** `npm run sandbox:push`: has the running sandbox send a web push to a customer's devices. */
async function main(): Promise<void> {
  const options = {
    to: { type: 'string' },
    title: { type: 'string' },
    screen: { type: 'string' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '4780'}` },
  } as const
  const { values, positionals } = understood(() => parseArgs({ allowPositionals: true, options }), USAGE)
  const body = positionals.join(' ')
  const { url, ...message } = values
  if (message.to === undefined || body === '') throw new ExpectedFailure(USAGE)
  const response = await fetch(`${url}/_sandbox/push`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, body }),
  }).catch(() => undefined)
  if (response === undefined)
    throw new ExpectedFailure(`No sandbox answers at ${url}. Start it with npm start.`)
  const report = (await response.json()) as PushReport & { error?: string }
  if (report.error !== undefined) throw new ExpectedFailure(report.error)
  console.log(
    `Sent to ${report.sent} devices; ${report.gone} had unsubscribed; ${report.failed} could not be reached.`,
  )
  if (report.sent === 0) process.exitCode = 1
}

run(main)
