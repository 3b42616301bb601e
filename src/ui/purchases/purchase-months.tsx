import { toIsoDay } from '@domain/calendar-day.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import arrange from '../kit/arrange.module.css'
import { Card } from '../kit/card.tsx'
import { LongGroups } from '../kit/long-groups.tsx'
import words from '../kit/words.module.css'
import { formatInteger, formatMoney } from '../screen/format.ts'
import { monthName } from '../screen/month-name.ts'
import type { ListedMonth } from './month-view-model.ts'
import { PurchaseCard } from './purchase-card.tsx'
import { purchasesContent as content } from './purchases-content.ts'
import type { EarningsSource } from './purchases-view-model.ts'

interface PurchaseMonthsProps {
  readonly months: readonly ListedMonth[]
  /** What is said of a month of which there are more purchases. */
  readonly partly: string
  /** Undefined where it will not be known what each purchase gave. */
  readonly earningsFrom: EarningsSource | undefined
}

/** Purchases on cards, under their months. */
export function PurchaseMonths({ months, partly, earningsFrom }: PurchaseMonthsProps) {
  const groups = months.map((month, index) => ({
    key: monthKey(month, index),
    head: <MonthHead month={month} partly={partly} />,
    label: () => nameOf(month),
    items: month.purchases,
  }))
  return (
    <LongGroups groups={groups} itemKey={keyAmong} estimatedHeight={250}>
      {(purchase) => (
        <Card>
          <PurchaseCard purchase={purchase} earningsFrom={earningsFrom} />
        </Card>
      )}
    </LongGroups>
  )
}

/** Tills may repeat a number. Made for those that are drawn, because thousands of purchases may come in one answer. */
function keyAmong({ couponNumber, day }: Purchase, position: number, month: readonly Purchase[]): string {
  const before = month.filter((other, index) => index < position && other.couponNumber === couponNumber)
  return `${couponNumber} ${day && toIsoDay(day)} ${before.length}`
}

interface MonthHeadProps extends Pick<PurchaseMonthsProps, 'partly'> {
  readonly month: ListedMonth
}

function MonthHead({ month, partly }: MonthHeadProps) {
  return (
    <header className={arrange.heading}>
      <h2>{nameOf(month)}</h2>
      <p className={words.quiet}>{factsOf(month, partly).join(' · ')}</p>
    </header>
  )
}

function factsOf({ count, total, discount, partial }: ListedMonth, partly: string): readonly string[] {
  return [
    content.month(formatInteger(count), count === 1, partial ? partly : ''),
    ...(total ? [formatMoney(total)] : []),
    ...(discount ? [content.monthDiscount(formatMoney(discount))] : []),
  ]
}

const nameOf = ({ month }: ListedMonth) => (month ? monthName(month) : content.undated)

const monthKey = ({ month }: ListedMonth, index: number) =>
  month ? `${month.year}-${month.month}` : `undated-${index}`
