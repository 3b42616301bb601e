import type { CDPSession, Page } from 'playwright-core'
import { LATENCY } from './slow-phone.ts'

/** One file or answer that a page asked for over the network. */
export interface Transfer {
  readonly url: string
  readonly kind: string
  /** Since the navigation began, in milliseconds. */
  readonly startedAt: number
  /** The body as it was sent: encoded, without its headers. */
  readonly bytes: number
}

interface Asked {
  readonly url: string
  readonly kind: string
  /** Seconds since 1970. */
  readonly at: number
}

/**
 * Notes everything that a page asks for over the network: what it takes from its own memory is no transfer.
 *
 * @returns what reads the notes, when the page is quiet.
 */
export async function watchTransfers(page: Page, cdp: CDPSession): Promise<() => Promise<Transfer[]>> {
  const asked = new Map<string, Asked>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (request.url.startsWith('http')) asked.set(requestId, { url: request.url, kind: type, at: wallTime })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  await cdp.send('Network.enable')
  // Without this the browser keeps the sizes of 250 requests only.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))

  return async () => {
    const { began, sizes } = await page.evaluate(bodySizes)
    return [...asked.values()].map(({ url, kind, at }) => ({
      url,
      kind,
      startedAt: at * 1000 - began,
      bytes: sizes[url.replace(/#.*/, '')] ?? 0,
    }))
  }
}

/** Runs in the page. The protocol's own notes count parts of HTTP/2's framing, so the sizes come from here. */
function bodySizes(): { began: number; sizes: Record<string, number> } {
  const entries = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return {
    began: performance.timeOrigin,
    sizes: Object.fromEntries(
      entries.map(({ name, encodedBodySize }) => [name.replace(/#.*/, ''), encodedBodySize]),
    ),
  }
}

const CODE = new Set(['Document', 'Stylesheet', 'Script'])

/** KiB of html, css and js. */
export const codeKib = (transfers: readonly Transfer[]): number =>
  kib(transfers.filter(({ kind }) => CODE.has(kind)))

const kib = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** KiB and requests of each kind. */
export function byKind(transfers: readonly Transfer[]): string {
  return [...new Set(transfers.map(({ kind }) => kind))]
    .map((kind) => {
      const those = transfers.filter((transfer) => transfer.kind === kind)
      return `${kind.toLowerCase()} ${kib(those).toFixed(1)} KiB in ${those.length}`
    })
    .join(', ')
}

/**
 * How many requests each round trip carries. A wave is what starts before an answer to the wave's first request can have arrived.
 */
export function byWave(transfers: readonly Transfer[]): string {
  const waves: number[] = []
  let began = Number.NEGATIVE_INFINITY
  for (const { startedAt } of transfers.toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (startedAt >= began + LATENCY) {
      waves.push(0)
      began = startedAt
    }
    waves[waves.length - 1] = (waves.at(-1) ?? 0) + 1
  }
  return waves.join(' → ')
}
