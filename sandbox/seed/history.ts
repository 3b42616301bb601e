import { addDays, type Day, daysAgoAt } from '../calendar.ts'
import type { Db } from '../database/db.ts'
import { insertAll } from '../database/insert-all.ts'
import { cashbackLines, pointsLines, purchases, redemptions, vouchers } from '../database/schema.ts'
import { cents } from '../money.ts'
import { CAMPAIGN } from './campaigns.ts'
import { vouchersAround } from './vouchers.ts'

/** Cash-back is 2 % of a purchase, can be spent after three days and expires after 92. */
const CASHBACK_RATE = 0.02
const CASHBACK_WAIT_DAYS = 3
const CASHBACK_LIFE_DAYS = 92

interface Purchase {
  daysAgo: number
  storeId: number
  totalCents: number
  discountCents: number
  couponNumber: string
}

/** The purchases of the Christmas campaign so far; their points are their whole reais. */
const RECENT: readonly (readonly [daysAgo: number, storeId: number, total: number, discount: number])[] = [
  [1, 1, 180.5, 22.4],
  [2, 2, 449.5, 61.35],
  [5, 1, 195.6, 18.7],
  [6, 3, 390.25, 44.9],
  [7, 1, 610.8, 83.1],
  [9, 1, 230.5, 31.2],
  [11, 2, 530.12, 66.04],
  [14, 1, 275.45, 20.3],
  [16, 4, 388.9, 51.25],
  [18, 1, 412.37, 47.88],
]

/** Thirty more, about two weeks apart, back to fourteen months ago. */
const EARLIER_COUNT = 30
const EARLIER_FIRST_DAY = 24
const EARLIER_GAP_DAYS = 14

/** Exchanges: days ago, campaign, reward, its name, points, and whether it has been delivered. */
const REDEMPTIONS = [
  [13, CAMPAIGN.christmas, 21, 'Vale-compra R$ 20', 400, true],
  [10, CAMPAIGN.christmas, 25, 'Jogo de 6 copos', 180, true],
  [8, CAMPAIGN.christmas, 24, 'Par de ingressos de cinema', 850, true],
  [3, CAMPAIGN.christmas, 26, 'Garrafa térmica 1 L', 350, false],
  [2, CAMPAIGN.christmas, 28, 'Jogo de toalhas', 640, false],
  [84, CAMPAIGN.anniversary, 53, 'Vale-compra R$ 10', 200, true],
  [66, CAMPAIGN.anniversary, 51, 'Liquidificador', 1600, true],
] as const

/** Points without a purchase in `RECENT`: days ago, campaign, description, points. */
const OTHER_POINTS = [
  [12, CAMPAIGN.christmas, 'Bônus: pesquisa de satisfação', 150],
  [4, CAMPAIGN.christmas, 'Bônus: quinta-feira de pontos em dobro', 131],
  [38, CAMPAIGN.barbecue, 'Compra de carnes e bebidas', 320],
  [24, CAMPAIGN.barbecue, 'Compra de carnes e bebidas', 240],
  [10, CAMPAIGN.barbecue, 'Compra de carnes e bebidas', 300],
  [140, CAMPAIGN.anniversary, 'Compras de junho', 900],
  [110, CAMPAIGN.anniversary, 'Compras de julho', 750],
  [80, CAMPAIGN.anniversary, 'Compras de agosto', 500],
] as const

/** Cash-back without a recent purchase: days ago, description, reais, and whether it expires. */
const OTHER_CASHBACK = [
  [4, 'Uso de cashback no caixa', -15.28, false],
  [30, 'Uso de cashback no caixa', -20, false],
  [40, 'Bônus de aniversário', 15, false],
  [58, 'Cashback de compra', 8.44, true],
  [82, 'Cashback de compra', 6.35, true],
  [89, 'Cashback de compra', 12.2, true],
  [130, 'Cashback de compra', 7.25, true],
  [160, 'Cashback de compra', 3.9, true],
  [200, 'Cashback de compra', 5.1, true],
  [240, 'Cashback de compra', 2.75, true],
  [300, 'Cashback de compra', 6.6, true],
  [400, 'Crédito de boas-vindas', 20, false],
] as const

/**
 * Gives a customer a full year and more with the programme, ending `today`: 40 purchases, cash-back of every kind
 * (R$ 87,40 available and R$ 12,60 pending), 1,520 points in the Christmas campaign, exchanges and vouchers.
 */
export async function insertRichHistory(db: Db, customerId: number, today: Day): Promise<void> {
  const bought = purchaseHistory()
  const recent = bought.slice(0, RECENT.length)
  await insertAll(
    db,
    purchases,
    bought.map(({ daysAgo, ...purchase }) => ({
      customerId,
      ...purchase,
      purchasedAt: daysAgoAt(today, daysAgo, 18),
    })),
  )
  await insertAll(db, cashbackLines, [
    ...recent.map((purchase) => cashbackOf(purchase, customerId, today)),
    ...OTHER_CASHBACK.map(([daysAgo, description, amount, lapses]) => ({
      customerId,
      description,
      occurredAt: daysAgoAt(today, daysAgo, 12),
      availableOn: addDays(today, -daysAgo),
      expiresOn: lapses ? addDays(today, CASHBACK_LIFE_DAYS - daysAgo) : null,
      amountCents: cents(amount),
    })),
  ])
  await insertAll(db, pointsLines, pointsOf(recent, customerId, today))
  await insertAll(
    db,
    redemptions,
    REDEMPTIONS.map(([daysAgo, , rewardId, , points, completed]) => ({
      customerId,
      rewardId,
      points,
      requestedAt: daysAgoAt(today, daysAgo, 9),
      completedAt: completed ? daysAgoAt(today, daysAgo - 2, 15) : null,
    })),
  )
  await insertAll(
    db,
    vouchers,
    vouchersAround(today).map((voucher) => ({ customerId, ...voucher })),
  )
}

/** Newest first. The amounts vary by a fixed pattern, so that every customer and every run has the same. */
function purchaseHistory(): Purchase[] {
  const recent = RECENT.map(([daysAgo, storeId, total, discount]) => ({ daysAgo, storeId, total, discount }))
  const earlier = Array.from({ length: EARLIER_COUNT }, (_, index) => {
    const total = 62.35 + ((index * 37) % 29) * 11.45
    const discount = total * (0.05 + ((index * 7) % 11) / 100)
    return {
      daysAgo: EARLIER_FIRST_DAY + index * EARLIER_GAP_DAYS,
      storeId: [1, 2, 3, 6, 10][index % 5] ?? 1,
      total,
      discount,
    }
  })
  const all = [...recent, ...earlier]
  return all.map(({ daysAgo, storeId, total, discount }, index) => ({
    daysAgo,
    storeId,
    totalCents: cents(total),
    discountCents: cents(discount),
    // Like the stores' printers: the newest has the highest number.
    couponNumber: String(128 + 17 * (all.length - index)).padStart(6, '0'),
  }))
}

function cashbackOf(purchase: Purchase, customerId: number, today: Day): typeof cashbackLines.$inferInsert {
  return {
    customerId,
    description: `Cashback compra ${purchase.couponNumber}`,
    occurredAt: daysAgoAt(today, purchase.daysAgo, 18),
    availableOn: addDays(today, CASHBACK_WAIT_DAYS - purchase.daysAgo),
    expiresOn: addDays(today, CASHBACK_LIFE_DAYS - purchase.daysAgo),
    amountCents: Math.round(purchase.totalCents * CASHBACK_RATE),
  }
}

function pointsOf(bought: readonly Purchase[], customerId: number, today: Day) {
  const line = (daysAgo: number, hour: number, campaignId: number, description: string, points: number) => ({
    customerId,
    campaignId,
    description,
    points,
    occurredAt: daysAgoAt(today, daysAgo, hour),
  })
  return [
    ...bought.map(({ daysAgo, couponNumber, totalCents }) =>
      line(daysAgo, 18, CAMPAIGN.christmas, `Compra ${couponNumber}`, Math.floor(totalCents / 100)),
    ),
    ...OTHER_POINTS.map(([daysAgo, campaignId, description, points]) =>
      line(daysAgo, 12, campaignId, description, points),
    ),
    ...REDEMPTIONS.map(([daysAgo, campaignId, , name, points]) =>
      line(daysAgo, 20, campaignId, `Troca: ${name}`, -points),
    ),
  ]
}
