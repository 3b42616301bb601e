import type { PurchaseSummary as Summary } from '@application/purchases/summarize-purchases.ts'
import { type Money, toReais } from '@domain/money.ts'
import type { MonthSums } from '@domain/purchases/purchase.ts'
import { ChartColumn, PiggyBank, ReceiptText, ShoppingBasket } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { BarChart } from '../kit/bar-chart.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { FilterChips } from '../kit/filter-chips.tsx'
import { Notice } from '../kit/notice.tsx'
import { optionsOf } from '../kit/select-field.tsx'
import { StatTile } from '../kit/stat-tile.tsx'
import { formatInteger, formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { monthName, shortMonthName } from '../screen/month-name.ts'
import { purchasesContent as content } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import { ReadingCard } from './reading-card.tsx'
import type { SummaryViewModel } from './summary-view-model.ts'
import { YearCard } from './year-card.tsx'
import { periodOf } from './year-facts.ts'

interface PurchaseSummaryProps {
  readonly summary: SummaryViewModel
}

/** Reading all pages may take a while, so it shows its progress and can be cancelled. */
export const PurchaseSummary = observer(function PurchaseSummary({ summary }: PurchaseSummaryProps) {
  const { reading } = summary
  if (reading.state.status === 'idle') {
    return (
      <EmptyState
        icon={<ChartColumn />}
        title={content.cancelled}
        action={<Button onClick={summary.buildPressed}>{content.build}</Button>}
      >
        {content.cancelledHint}
      </EmptyState>
    )
  }
  return (
    <LoadView
      load={reading}
      skeleton={<Reading summary={summary} />}
      what={content.what.summary}
      isEmpty={({ purchases }) => purchases.length === 0}
      empty={
        <EmptyState icon={<ReceiptText />} title={content.empty}>
          {content.emptyHint}
        </EmptyState>
      }
    >
      {(value) => <Months value={value} summary={summary} />}
    </LoadView>
  )
})

const Reading = observer(function Reading({ summary }: PurchaseSummaryProps) {
  return (
    <ReadingCard
      label={content.reading}
      progress={summary.progress}
      stop={content.cancel}
      onStop={summary.cancelPressed}
    />
  )
})

const charts = [
  { of: 'total', title: content.spentByMonth, valueHeader: content.spentHeader },
  { of: 'discount', title: content.savedByMonth, valueHeader: content.savedHeader, tone: 'offer' },
] as const

const Months = observer(function Months({
  value,
  summary,
}: PurchaseSummaryProps & { readonly value: Summary }) {
  const { plotted, totals } = summary
  const plots = plotted.length > 0 ? charts.filter(({ of }) => totals[of]) : []
  // Once for both plots: writing the name of a month takes longer than drawing its bar.
  const named = plotted.map((sums) => ({ sums, name: shortMonthName(sums.month) }))
  return (
    <div className={styles.summary}>
      {summary.hasOlderMonths && (
        <FilterChips
          label={content.period}
          value={summary.period}
          onChange={summary.periodChosen}
          options={optionsOf(content.periods)}
        />
      )}
      <Totals summary={summary} />
      <Remarks value={value} undatedCounted={!summary.leavesMonthsOut} />
      {summary.year && <YearCard review={summary.year} />}
      {plots.length > 0 && (
        <div className={styles.charts}>
          {plots.map(({ of, ...chart }) => (
            <Card key={of}>
              <BarChart
                {...chart}
                labelHeader={content.monthHeader}
                average={averageBar(summary.average(of))}
                bars={named.map(({ sums, name }) => bar(name, sums[of]))}
              />
            </Card>
          ))}
        </div>
      )}
    </div>
  )
})

/** An amount that no purchase says has no tile: its sum would read as R$ 0,00. */
const Totals = observer(function Totals({ summary }: PurchaseSummaryProps) {
  const { count, total, discount } = summary.totals
  return (
    <div className={styles.totals}>
      {total && (
        <StatTile
          icon={<ShoppingBasket />}
          label={content.spent}
          value={formatMoney(total)}
          meaning={content.spentMeaning(formatInteger(count), count === 1, periodOfPlot(summary.plotted))}
        />
      )}
      {discount && (
        <StatTile
          tone="offer"
          icon={<PiggyBank />}
          label={content.saved}
          value={formatMoney(discount)}
          meaning={savedMeaning(summary.savedShare)}
        />
      )}
    </div>
  )
})

interface RemarksProps {
  readonly value: Summary
  /** Whether the totals include purchases without a day. */
  readonly undatedCounted: boolean
}

function Remarks({ value: { purchases, months, undated, complete }, undatedCounted }: RemarksProps) {
  const oldest = months[0]
  return (
    <>
      {!complete && oldest && (
        <Notice>
          {content.partialSummary(formatInteger(purchases.length), monthName(oldest.month).toLowerCase())}
        </Notice>
      )}
      {undatedCounted && undated > 0 && (
        <Notice>{content.undatedPurchases(formatInteger(undated), undated === 1)}</Notice>
      )}
    </>
  )
}

function savedMeaning(share = 0): string {
  const percent = Math.round(share * 100)
  return percent < 1 ? content.savedMeaningUnknown : content.savedMeaning(`${formatInteger(percent)}%`)
}

/** 'de janeiro de 2026 a novembro de 2026'; undefined when no purchase has a day. */
function periodOfPlot(months: readonly MonthSums[]): string | undefined {
  const [first, last] = [months[0], months.at(-1)]
  return first && last && periodOf(first.month, last.month).toLowerCase()
}

const averageBar = (amount: Money | undefined) =>
  amount && { value: toReais(amount), words: content.average(formatMoney(amount)) }

const bar = (label: string, value: Money | undefined) => ({
  label,
  value: value ? toReais(value) : 0,
  formatted: value ? formatMoney(value) : content.unknownAmount,
})
