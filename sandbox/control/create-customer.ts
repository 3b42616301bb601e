import { count, eq } from 'drizzle-orm'
import { localDateTime, localDay } from '../calendar.ts'
import { pointsBalance } from '../calls/campaigns.ts'
import { REACTIVATION_WINDOW_HOURS, storePhoto } from '../calls/person.ts'
import { acceptPublishedTerms } from '../calls/registration.ts'
import type { Db } from '../database/db.ts'
import { insertCustomer } from '../database/new-customer.ts'
import { customers, pointsLines } from '../database/schema.ts'
import { type Document, numberedDocument, type PersonKind } from '../documents.ts'
import type { Backend } from '../http/answers.ts'
import { isObject } from '../http/fields.ts'
import { issueToken } from '../http/sessions.ts'
import { DEFAULT_ADDRESS, DEFAULT_DETAILS, DEFAULT_PHONE } from '../seed/customers.ts'
import { insertRichHistory } from '../seed/history.ts'

const PASSWORD = 'praca123'

/** A one-pixel PNG: enough for a customer who has a photo. */
export const SMALL_PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NwWVUOAAKbAWZHrDRUAAAAAElFTkSuQmCC'

/** What `POST /_sandbox/customers` answers. */
export interface CreatedCustomer {
  document: Document
  password: string
  token: string
  /** The token's `.expires`. */
  expires: string
}

/** The body of `POST /_sandbox/customers`, every field of it optional. */
interface WantedCustomer {
  kind: PersonKind
  document?: Document
  name: string
  password: string
  email: string | null
  profile: 'rich' | 'empty'
  phone: boolean
  whatsapp: boolean
  termsAccepted: boolean
  /** True for any photo, or the photo as a data URL. */
  image: boolean | string
  /** The exact balance in campaigns, by their id. */
  points: Record<string, number>
  /** True for a request of just now, or the time left. */
  deactivated: boolean | { hours: number; minutes: number }
}

/**
 * Creates a customer of its own for a test: a fresh document unless one is given, with the seed's rich history or with
 * nothing, signed in at once. A customer with the same document is replaced.
 *
 * @throws {Error} when a wish has the wrong form.
 */
export async function createCustomer(
  backend: Backend,
  body: Record<string, unknown>,
): Promise<CreatedCustomer> {
  const wanted = readWanted(body)
  const { db, now } = backend
  const document = wanted.document ?? (await freshDocument(db, wanted.kind))
  const id = await db.transaction(async (transaction) => {
    await transaction.delete(customers).where(eq(customers.document, document))
    return insertWanted({ ...backend, db: transaction }, wanted, document)
  })
  const { token, expiresAt } = await issueToken({ db, now }, id)
  return { document, password: wanted.password, token, expires: expiresAt.toUTCString() }
}

/** Gives a customer exactly so many points in a campaign, by one line that makes up the difference. */
export async function setPoints(
  backend: Backend,
  customerId: number,
  campaignId: number,
  points: number,
): Promise<void> {
  const difference = points - (await pointsBalance(backend.db, customerId, campaignId))
  if (difference === 0) return
  await backend.db.insert(pointsLines).values({
    customerId,
    campaignId,
    description: 'Ajuste de pontos',
    points: difference,
    occurredAt: localDateTime(backend.now()),
  })
}

/** The instant at which deactivation was asked for, when so much of the 24 hours is left. */
export function deactivationWithTimeLeft(now: Date, hours: number, minutes: number): Date {
  const elapsed = (REACTIVATION_WINDOW_HOURS - hours) * 60 - minutes
  // One minute more, because the minute that is running does not count as left.
  return new Date(now.getTime() - (elapsed - 1) * 60_000)
}

async function insertWanted(backend: Backend, wanted: WantedCustomer, document: Document): Promise<number> {
  const { db, now } = backend
  const id = await insertCustomer(db, {
    document,
    kind: wanted.kind,
    name: wanted.name,
    ...DEFAULT_DETAILS[wanted.kind],
    email: wanted.email,
    password: wanted.password,
    address: DEFAULT_ADDRESS[wanted.kind],
    phone: wanted.phone ? DEFAULT_PHONE : null,
    wantsWhatsapp: wanted.whatsapp,
    registeredAt: wanted.profile === 'rich' ? '2021-03-14T00:00:00' : localDateTime(now()),
    deactivationRequestedAt: deactivatedAt(wanted, now()),
  })
  if (wanted.termsAccepted) await acceptPublishedTerms(db, id, '203.0.113.7', localDateTime(now()))
  if (wanted.profile === 'rich') await insertRichHistory(db, id, localDay(now()))
  if (wanted.image !== false)
    await storePhoto(backend, id, wanted.image === true ? SMALL_PHOTO : wanted.image)
  for (const [campaignId, points] of Object.entries(wanted.points)) {
    await setPoints(backend, id, Number(campaignId), points)
  }
  return id
}

function deactivatedAt({ deactivated }: WantedCustomer, now: Date): Date | null {
  if (deactivated === false) return null
  return deactivated === true ? now : deactivationWithTimeLeft(now, deactivated.hours, deactivated.minutes)
}

/** The next made-up document that nobody has. */
async function freshDocument(db: Db, kind: PersonKind): Promise<Document> {
  const [row] = await db.select({ customers: count() }).from(customers)
  for (let index = row?.customers ?? 0; ; index += 1) {
    const document = numberedDocument(kind, index)
    const taken = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.document, document))
      .get()
    if (taken === undefined) return document
  }
}

function readWanted(body: Record<string, unknown>): WantedCustomer {
  const kind = oneOf(body, 'kind', ['F', 'J'])
  const document = text(body, 'document')
  return {
    kind,
    ...(document === undefined ? {} : { document }),
    name: text(body, 'name') ?? (kind === 'F' ? 'Cliente de Teste' : 'Empresa de Teste Ltda'),
    password: text(body, 'password') ?? PASSWORD,
    email: body.email === null ? null : (text(body, 'email') ?? 'cliente@example.com'),
    profile: oneOf(body, 'profile', ['empty', 'rich']),
    phone: flag(body, 'phone', true),
    whatsapp: flag(body, 'whatsapp', true),
    termsAccepted: flag(body, 'termsAccepted', true),
    image: typeof body.image === 'string' ? body.image : flag(body, 'image', false),
    points: readPoints(body.points ?? {}),
    deactivated: readDeactivated(body.deactivated ?? false),
  }
}

/** One of the values allowed; the first is the usual one. */
function oneOf<const T extends string>(
  body: Record<string, unknown>,
  name: string,
  values: readonly [T, ...T[]],
): T {
  const value = body[name] ?? values[0]
  const found = values.find((allowed) => allowed === value)
  if (found === undefined) throw new Error(`"${name}" is one of ${values.join(', ')}.`)
  return found
}

function text(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name]
  if (value !== undefined && typeof value !== 'string') throw new Error(`"${name}" is a text.`)
  return value
}

function flag(body: Record<string, unknown>, name: string, usual: boolean): boolean {
  const value = body[name] ?? usual
  if (typeof value !== 'boolean') throw new Error(`"${name}" is true or false.`)
  return value
}

function readPoints(points: unknown): Record<string, number> {
  const wellFormed = isObject(points) && Object.values(points).every((value) => Number.isInteger(value))
  if (!wellFormed) throw new Error('"points" gives whole numbers by campaign id: {"7": 1520}.')
  return points as Record<string, number>
}

function readDeactivated(deactivated: unknown): WantedCustomer['deactivated'] {
  if (typeof deactivated === 'boolean') return deactivated
  if (isObject(deactivated)) {
    const { hours, minutes } = deactivated
    if (typeof hours === 'number' && typeof minutes === 'number') return { hours, minutes }
  }
  throw new Error('"deactivated" is true, false or {"hours": 5, "minutes": 30}.')
}
