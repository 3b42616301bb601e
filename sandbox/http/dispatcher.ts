import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ControlParts } from '../control/control.ts'
import type { Fault } from '../control/faults.ts'
import { DEFECTS, type Defect } from '../defects.ts'
import { type CallContext, type Calls, errorBody } from './answers.ts'
import { record } from './requests.ts'
import { bearerToken, customerOfToken } from './sessions.ts'

/** The parts that a call passes before the API. */
export interface DispatcherParts extends Pick<ControlParts, 'backend' | 'faults' | 'requests' | 'takeTurn'> {
  readonly api: Calls
  /** Aborts when the sandbox closes, so that no slow call outlives it. */
  readonly closing: AbortSignal
}

/** A fault that decides the answer; other faults only delay or change it. */
type Ending = Exclude<Fault, { kind: 'slow' | 'defect' }>

/**
 * Takes a call from the network to the API and back: records it, applies the active faults, and performs it when its turn comes.
 */
export function dispatcher(parts: DispatcherParts): (c: CallContext) => Promise<Response> {
  return async (c) => {
    const body = await c.req.text()
    const { backend, takeTurn } = parts
    const token = bearerToken(c.req.header('authorization'))
    const customer = token === null ? undefined : await takeTurn(() => customerOfToken(backend, token))
    const { method, path } = c.req
    record(parts.requests, {
      method,
      path,
      query: c.req.query(),
      headers: c.req.header(),
      body,
      ...(customer !== undefined && { cpf: customer.document }),
    })

    const defects: Defect[] = []
    for (const fault of parts.faults.take(method, path, customer?.document)) {
      if (fault.kind === 'slow')
        await wait(fault.ms, undefined, { signal: parts.closing }).catch(() => undefined)
      else if (fault.kind === 'defect') defects.push(DEFECTS[fault.defect])
      else return end(parts, c, body, fault)
    }
    return perform(parts, c, body, defects)
  }
}

/** Performs the call in its turn, with the provider defects that apply to it. */
async function perform(
  { api, backend, takeTurn }: DispatcherParts,
  c: CallContext,
  body: string,
  defects: readonly Defect[],
): Promise<Response> {
  const { method, path } = c.req
  const headers = new Headers(c.req.raw.headers)
  return takeTurn(async () => {
    let sent = { headers, body }
    for (const defect of defects)
      sent = (await defect.alterRequest?.(sent, { method, path, backend })) ?? sent
    const init = method === 'GET' || method === 'HEAD' ? {} : { body: sent.body }
    let response: Response = await api.fetch(
      new Request(c.req.url, { method, headers: sent.headers, ...init }),
      c.env,
    )
    for (const defect of defects)
      response = (await defect.alterAnswer?.(response, { method, path })) ?? response
    return response
  })
}

/** Answers as a fault demands, or does not answer. */
async function end(parts: DispatcherParts, c: CallContext, body: string, fault: Ending): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(c, fault)
    case 'malformed':
      return c.body('{"data": {"statusCode": 200,', 200, { 'Content-Type': 'application/json' })
    case 'html':
      return c.html('<!doctype html><title>Manutenção</title><h1>Voltamos em instantes</h1>')
    case 'empty':
      return c.body('', 200, { 'Content-Type': 'application/json' })
    case 'wrong-shape':
      return c.json(fault.body ?? { data: { inesperado: [true] }, statusCode: 200 })
    case 'envelope':
      return c.json(errorBody(fault.statusCode, fault.description))
    case 'reset':
      return dropConnection(c)
    case 'lost-answer':
      await perform(parts, c, body, [])
      return dropConnection(c)
    case 'hang':
      return hang(c)
    case 'truncated':
      return truncate(c, await perform(parts, c, body, []))
  }
}

function statusAnswer(c: CallContext, fault: Extract<Fault, { kind: 'status' }>): Response {
  const headers = new Headers(fault.headers)
  const usual =
    c.req.path === '/token'
      ? { error: 'server_error', error_description: 'Serviço indisponível no momento.' }
      : errorBody(fault.status, 'Serviço indisponível no momento.')
  const body = fault.body ?? usual
  if (!headers.has('content-type')) {
    headers.set('Content-Type', typeof body === 'string' ? 'text/html; charset=UTF-8' : 'application/json')
  }
  const bodiless = fault.status === 204 || fault.status === 304
  return new Response(bodiless ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status: fault.status,
    headers,
  })
}

function dropConnection(c: CallContext): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Sends no answer until the caller or the closing sandbox drops the connection. */
async function hang(c: CallContext): Promise<Response> {
  const { socket } = c.env.incoming
  if (!socket.destroyed) await new Promise((closed) => socket.once('close', closed))
  return RESPONSE_ALREADY_SENT
}

/** Announces the whole answer, sends half of it, and drops the connection. */
async function truncate(c: CallContext, response: Response): Promise<Response> {
  const whole = Buffer.from(await response.arrayBuffer())
  const { outgoing } = c.env
  // This answer does not pass through hono, so its CORS headers are copied here.
  for (const [name, value] of c.res.headers) outgoing.setHeader(name, value)
  outgoing.writeHead(response.status, { 'Content-Type': 'application/json', 'Content-Length': whole.length })
  outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => c.env.incoming.socket.destroy())
  return RESPONSE_ALREADY_SENT
}
