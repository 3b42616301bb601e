import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { localDateTime, localDay } from '../calendar.ts'
import { setPoints } from '../calls/campaigns.ts'
import { REACTIVATION_WINDOW_HOURS, storePhoto } from '../calls/person.ts'
import { acceptPublishedTerms } from '../calls/terms.ts'
import type { Db } from '../database/db.ts'
import { insertCustomer } from '../database/new-customer.ts'
import { customers } from '../database/schema.ts'
import { type Document, numberedDocument, type PersonKind } from '../documents.ts'
import { EXAMPLE_IP } from '../group.ts'
import type { Backend } from '../http/answers.ts'
import { issueToken } from '../http/sessions.ts'
import { DEFAULT_ADDRESS, DEFAULT_DETAILS, DEFAULT_PHONE } from '../seed/customers.ts'
import { insertRichHistory } from '../seed/history.ts'
import { checked } from './checked.ts'

/** A one-pixel PNG: enough for a customer who has a photo. */
export const SMALL_PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NwWVUOAAKbAWZHrDRUAAAAAElFTkSuQmCC'

const flag = (usual: boolean) => v.optional(v.boolean(), usual)

/** The body of `POST /_sandbox/customers`, every field of it optional. */
const WantedCustomer = v.object({
  kind: v.optional(v.picklist(['F', 'J']), 'F'),
  document: v.optional(v.string()),
  name: v.optional(v.string()),
  password: v.optional(v.string(), 'praca123'),
  email: v.optional(v.nullable(v.string()), 'cliente@example.com'),
  profile: v.optional(v.picklist(['empty', 'rich']), 'empty'),
  phone: flag(true),
  whatsapp: flag(true),
  termsAccepted: flag(true),
  /** True for any photo, or the photo as a data URL. */
  image: v.optional(v.union([v.boolean(), v.string()]), false),
  /** The exact balance in campaigns, by their id. */
  points: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer())), {}),
  /** True for a request of just now, or the time left. */
  deactivated: v.optional(
    v.union([v.boolean(), v.object({ hours: v.number(), minutes: v.number() })]),
    false,
  ),
})

type WantedCustomer = v.InferOutput<typeof WantedCustomer>

/** A customer made for one test, signed in: what `POST /_sandbox/customers` answers. */
export interface TestCustomer {
  readonly document: Document
  readonly password: string
  readonly token: string
  /** The token's `.expires`. */
  readonly expires: string
}

/**
 * Creates a signed-in customer for a test, with a new document unless one is given, with the seed's rich history or without any.
 * A customer with the same document is replaced.
 *
 * @throws {Error} when a field has the wrong form.
 */
export async function createCustomer(backend: Backend, body: unknown): Promise<TestCustomer> {
  const wanted = checked(WantedCustomer, body)
  const { db, now } = backend
  const document = wanted.document ?? (await freshDocument(db, wanted.kind))
  const id = await db.transaction(async (transaction) => {
    await transaction.delete(customers).where(eq(customers.document, document))
    return insertWanted({ ...backend, db: transaction }, wanted, document)
  })
  const { token, expiresAt } = await issueToken({ db, now }, id)
  return { document, password: wanted.password, token, expires: expiresAt.toUTCString() }
}

/** The instant of the deactivation request when this much of the 24 hours is left. */
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
    name: wanted.name ?? (wanted.kind === 'F' ? 'Cliente de Teste' : 'Empresa de Teste Ltda'),
    ...DEFAULT_DETAILS[wanted.kind],
    email: wanted.email,
    password: wanted.password,
    address: DEFAULT_ADDRESS[wanted.kind],
    phone: wanted.phone ? DEFAULT_PHONE : null,
    wantsWhatsapp: wanted.whatsapp,
    registeredAt: wanted.profile === 'rich' ? '2021-03-14T00:00:00' : localDateTime(now()),
    deactivationRequestedAt: deactivatedAt(wanted, now()),
  })
  if (wanted.termsAccepted) await acceptPublishedTerms(db, id, EXAMPLE_IP, localDateTime(now()))
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

/** The next made-up document that no customer has. */
async function freshDocument(db: Db, kind: PersonKind): Promise<Document> {
  for (let index = await db.$count(customers); ; index += 1) {
    const document = numberedDocument(kind, index)
    if ((await db.$count(customers, eq(customers.document, document))) === 0) return document
  }
}
