import type { LastKnownValues } from '@application/offline/last-known.ts'
import * as v from 'valibot'
import { identifier, money, optional, optionalInteger, optionalMoney, optionalText } from '../shapes.ts'
import { storedOffer } from './stored-offer.ts'

const day = v.object({ year: v.number(), month: v.number(), day: v.number() })
/** JSON leaves undefined out. */
const keptDay = optional(day)

/** The shape of each kept value. It is checked when it is read back: storage may hold anything, as a server's answer may. */
export const lastKnownShapes: {
  readonly [What in keyof LastKnownValues]: v.GenericSchema<unknown, LastKnownValues[What]>
} = {
  balance: v.object({ available: optionalMoney, pending: optionalMoney }),
  savedTotal: v.object({ amount: optionalMoney, customerSince: keptDay }),
  greeting: v.object({ name: v.string(), fullName: optionalText }),
  lapsingCredits: v.object({
    credits: v.array(v.object({ kind: v.literal('cashback'), on: day, amount: money })),
    complete: v.boolean(),
  }),
  runningCampaigns: v.array(
    v.object({
      id: identifier,
      name: v.string(),
      description: v.string(),
      banner: optionalText,
      start: keptDay,
      end: keptDay,
      currentPrice: optionalMoney,
      rules: optionalText,
      points: optionalInteger,
      allows: v.object({ statement: v.boolean(), redeeming: v.boolean(), history: v.boolean() }),
    }),
  ),
  vouchers: v.array(
    v.object({
      code: optionalText,
      benefit: optionalText,
      value: optionalMoney,
      minimumPurchase: optionalMoney,
      productPrices: v.array(money),
      start: keptDay,
      end: keptDay,
      usedOn: keptDay,
    }),
  ),
  promotions: v.array(
    v.object({
      audience: v.picklist(['general', 'exclusive']),
      name: v.string(),
      start: keptDay,
      end: keptDay,
      offers: v.array(storedOffer),
    }),
  ),
  stores: v.array(
    v.object({
      id: identifier,
      name: v.string(),
      address: optional(
        v.object({
          street: v.string(),
          number: v.string(),
          district: v.string(),
          city: v.string(),
          state: v.string(),
          postalCode: v.string(),
          position: optional(v.object({ latitude: v.number(), longitude: v.number() })),
        }),
      ),
      phones: v.array(v.string()),
    }),
  ),
  identification: v.object({
    kind: v.picklist(['individual', 'company']),
    name: v.string(),
    document: v.string(),
  }),
}
