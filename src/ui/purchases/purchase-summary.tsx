import type { PurchaseSummary as Summary } from '@application/purchases/summarize-purchases.ts'
import { addMoney, isPositive, type Money, shareOf, toReais } from '@domain/money.ts'
import type { MonthSums, PurchaseSums } from '@domain/purchases/purchase.ts'
import { ChartColumn, PiggyBank, ReceiptText, ShoppingBasket } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { BarChart } from '../kit/bar-chart.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Notice } from '../kit/notice.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import { FilterChips } from '../kit/segmented.tsx'
import { StatTile } from '../kit/tile.tsx'
import { formatInteger, formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { monthName, shortMonthName } from './month-name.ts'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import type { PurchasesViewModel } from './purchases-view-model.ts'

interface PurchaseSummaryProps {
  readonly purchases: PurchasesViewModel
}

/** What was bought and saved, month by month. Reading all pages may take a while: it shows how far it is, and can be stopped. */
export const PurchaseSummary = observer(function PurchaseSummary({ purchases }: PurchaseSummaryProps) {
  const { summary } = purchases
  if (summary.state.status === 'idle') {
    return (
      <EmptyState
        icon={<ChartColumn />}
        title={content.cancelled}
        action={<Button onClick={purchases.buildPressed}>{content.build}</Button>}
      >
        {content.cancelledHint}
      </EmptyState>
    )
  }
  return (
    <LoadView
      load={{ state: summary.state, retry: purchases.buildPressed }}
      skeleton={<Reading purchases={purchases} />}
      what={content.what.summary}
      isEmpty={({ count }) => count === 0}
      empty={
        <EmptyState icon={<ReceiptText />} title={content.empty}>
          {content.emptyHint}
        </EmptyState>
      }
    >
      {(value) => <Months summary={value} purchases={purchases} />}
    </LoadView>
  )
})

const Reading = observer(function Reading({ purchases }: PurchaseSummaryProps) {
  const { read, total } = purchases.progress ?? { read: 0, total: 1 }
  return (
    <Card>
      <div className={styles.reading}>
        <ProgressBar
          label={content.reading}
          value={read}
          max={total}
          meaning={purchases.progress && content.readingMeaning(formatInteger(read), formatInteger(total))}
        />
        <Button onClick={purchases.cancelPressed}>{content.cancel}</Button>
      </div>
    </Card>
  )
})

interface MonthsProps extends PurchaseSummaryProps {
  readonly summary: Summary
}

const Months = observer(function Months({ summary, purchases }: MonthsProps) {
  const { plotted } = purchases
  return (
    <div className={styles.summary}>
      {purchases.hasOlderMonths && (
        <FilterChips
          label={content.period}
          value={purchases.period}
          onChange={purchases.periodChosen}
          options={[
            { value: 'last-year', label: content.lastYear },
            { value: 'everything', label: content.everything },
          ]}
        />
      )}
      <Totals totals={purchases.totals} period={periodOf(plotted)} />
      <Remarks summary={summary} undatedCounted={!purchases.leavesMonthsOut} />
      {plotted.length > 0 && (
        <div className={styles.charts}>
          <Card>
            <BarChart
              title={content.spentByMonth}
              labelHeader={content.monthHeader}
              valueHeader={content.spentHeader}
              bars={plotted.map(({ month, total }) => bar(shortMonthName(month), total))}
            />
          </Card>
          <Card>
            <BarChart
              title={content.savedByMonth}
              tone="offer"
              labelHeader={content.monthHeader}
              valueHeader={content.savedHeader}
              bars={plotted.map(({ month, discount }) => bar(shortMonthName(month), discount))}
            />
          </Card>
        </div>
      )}
    </div>
  )
})

interface TotalsProps {
  readonly totals: PurchaseSums
  /** The months they are of, in words. */
  readonly period: string | undefined
}

function Totals({ totals: { count, total, discount }, period }: TotalsProps) {
  return (
    <div className={styles.totals}>
      <StatTile
        icon={<ShoppingBasket />}
        label={content.spent}
        value={formatMoney(total)}
        meaning={content.spentMeaning(formatInteger(count), count === 1, period)}
      />
      <StatTile
        tone="offer"
        icon={<PiggyBank />}
        label={content.saved}
        value={formatMoney(discount)}
        meaning={savedMeaning(total, discount)}
      />
    </div>
  )
}

interface RemarksProps {
  readonly summary: Summary
  /** The totals hold purchases without a day. */
  readonly undatedCounted: boolean
}

/** What the sums leave out. */
function Remarks({ summary: { count, months, undated, complete }, undatedCounted }: RemarksProps) {
  const oldest = months[0]
  return (
    <>
      {!complete && oldest && (
        <Notice>{content.partialSummary(formatInteger(count), monthName(oldest.month).toLowerCase())}</Notice>
      )}
      {undatedCounted && undated > 0 && (
        <Notice>{content.undatedPurchases(formatInteger(undated), undated === 1)}</Notice>
      )}
    </>
  )
}

function savedMeaning(total: Money, discount: Money): string {
  const withoutDiscount = addMoney(total, discount)
  if (!isPositive(withoutDiscount) || !isPositive(discount)) return content.savedMeaningUnknown
  return content.savedMeaning(`${formatInteger(shareOf(discount, withoutDiscount) * 100)}%`)
}

/** 'de janeiro de 2026 a novembro de 2026'; undefined where no purchase has a day. */
function periodOf(months: readonly MonthSums[]): string | undefined {
  const [first, last] = [months[0], months.at(-1)]
  return (
    first && last && content.months(monthName(first.month).toLowerCase(), monthName(last.month).toLowerCase())
  )
}

const bar = (label: string, value: Money) => ({
  label,
  value: toReais(value),
  formatted: formatMoney(value),
})
