import { type JsonObject, jsonObject } from '../json-object.ts'

/** A push as it is shown. */
export interface PushNotification {
  readonly title: string
  readonly body: string
  /** The screen that a click opens, as the portal's own address: `/voucher`. */
  readonly screen: string
}

const HOME = '/portal'
const DEFAULT_TITLE = 'Portal do Cliente'

/** Longer texts are cut by every system anyway. */
const MAX_TEXT_LENGTH = 300

/**
 * Reads a push: JSON with `title`, `body` and `screen`, or just the words to show. It never fails: a push must always show
 * something, or the browser withdraws the permission.
 */
export function readPush(text: string | undefined): PushNotification {
  const message: JsonObject = jsonObject(text ?? '') ?? { body: text }
  return {
    title: words(message.title) ?? DEFAULT_TITLE,
    body: words(message.body) ?? '',
    screen: screenOf(message.screen),
  }
}

/** Only a screen of the portal: a push must not be able to lead anywhere else. */
export function screenOf(screen: unknown): string {
  return typeof screen === 'string' && /^(\/[\w-]+)+$/.test(screen) ? screen : HOME
}

function words(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.trim().slice(0, MAX_TEXT_LENGTH) || undefined
}
