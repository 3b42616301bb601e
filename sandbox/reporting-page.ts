import { createMiddleware } from 'hono/factory'
import type { CallEnv } from './http/answers.ts'

/** What a deployment writes into its configuration block to have its visits reported, all of them. */
const TELEMETRY = JSON.stringify({ url: '/sandbox/telemetry', sampleRate: 1 })

/** Serves the page with reports of visits switched on, which the build leaves off. */
export const reportingPage = createMiddleware<CallEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 200) return
  const page = (await c.res.text()).replace('"telemetry": null', `"telemetry": ${TELEMETRY}`)
  c.res = new Response(page, { headers: c.res.headers })
  // Hono would put the length of the shorter page back if the header were only deleted, so it is replaced.
  c.header('Content-Length', String(Buffer.byteLength(page)))
})
