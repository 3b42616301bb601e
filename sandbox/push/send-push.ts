import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { customers, pushSubscriptions } from '../database/schema.ts'
import type { Backend } from '../http/answers.ts'
import type { RunInTurn } from '../one-at-a-time.ts'
import { VAPID } from './keys.ts'

/** What a push says; `screen` is the one that a press opens, such as `/voucher`. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly screen: string
}

/** Numbers of devices: `gone` ones have unsubscribed and are deleted, `failed` ones could not be reached. */
export interface PushReport {
  sent: number
  gone: number
  failed: number
}

/** How long a push service keeps a message for a device that is switched off, in seconds: a day. */
const TIME_TO_LIVE = 24 * 60 * 60

/** Sends a real web push (RFC 8030 and 8291) to every device of a customer. */
export async function sendPush(
  { db, log }: Backend,
  takeTurn: RunInTurn,
  document: string,
  message: PushMessage,
): Promise<PushReport> {
  // Only the database needs a turn: a slow push service must not delay other calls.
  const devices = await takeTurn(async () =>
    db
      .select({ device: pushSubscriptions })
      .from(pushSubscriptions)
      .innerJoin(customers, eq(customers.id, pushSubscriptions.customerId))
      .where(eq(customers.document, document)),
  )
  const report: PushReport = { sent: 0, gone: 0, failed: 0 }
  for (const { device } of devices) {
    const outcome = await deliver(device, message, log)
    report[outcome]++
    if (outcome === 'gone') {
      const isThis = eq(pushSubscriptions.endpoint, device.endpoint)
      await takeTurn(async () => db.delete(pushSubscriptions).where(isThis))
    }
  }
  return report
}

async function deliver(
  { endpoint, p256dh, auth }: typeof pushSubscriptions.$inferSelect,
  message: PushMessage,
  log: Backend['log'],
): Promise<keyof PushReport> {
  try {
    // The library encrypts and signs; sending is left to fetch, which also reaches a push service on this machine.
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: VAPID, TTL: TIME_TO_LIVE },
    )
    const response = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: request.body,
    })
    if (response.ok) return 'sent'
    if (response.status === 404 || response.status === 410) return 'gone'
    log(`Push service: ${response.status} ${await response.text()}`)
  } catch (error) {
    log(`Push service: ${error instanceof Error ? error.message : String(error)}`)
  }
  return 'failed'
}
