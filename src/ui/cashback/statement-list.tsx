import type { CalendarDay } from '@domain/calendar-day.ts'
import { movementSums, type StatementLine } from '@domain/cashback/statement.ts'
import { isNegative, isPositive } from '@domain/money.ts'
import { CalendarClock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { LongGroups } from '../kit/long-groups.tsx'
import words from '../kit/words.module.css'
import { formatDay, formatInteger, formatMoney } from '../screen/format.ts'
import { monthName } from '../screen/month-name.ts'
import { MorePages } from '../screen/more-pages.tsx'
import { statementContent as content } from './statement-content.ts'
import { Amount, lastDayOf, ValidityBadge } from './statement-line-card.tsx'
import styles from './statement-page.module.css'
import type { StatementMonth, StatementViewModel } from './statement-view-model.ts'

/** All lines that have been read under their months, with what each month comes to. */
export const StatementList = observer(function StatementList({
  statement,
}: {
  readonly statement: StatementViewModel
}) {
  // Read here, because what draws the lines does not observe it.
  const { day } = statement.today
  const groups = statement.months.map((month, index) => ({
    key: `${month.month?.year}-${month.month?.month}-${index}`,
    head: <MonthHead month={month} />,
    label: () => nameOf(month),
    items: month.items,
  }))
  return (
    <>
      <LongGroups groups={groups} itemKey={(_, position) => String(position)} estimatedHeight={84} min="line">
        {(line) => <Line line={line} today={day} />}
      </LongGroups>
      <MorePages list={statement.list} icon={<CalendarClock />} />
    </>
  )
})

function MonthHead({ month }: { readonly month: StatementMonth }) {
  const count = month.items.length
  const { credits, debits } = movementSums(month.items)
  return (
    <header className={arrange.heading}>
      <h3>{nameOf(month)}</h3>
      <p className={words.quiet}>
        {[
          content.count(formatInteger(count), count === 1, month.partial),
          isPositive(credits) && content.credits(formatMoney(credits)),
          isPositive(debits) && content.debits(formatMoney(debits)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}

function Line({ line, today }: { readonly line: StatementLine; readonly today: CalendarDay }) {
  const lastDay = lastDayOf(line, today)
  const isDebit = line.amount !== undefined && isNegative(line.amount)
  return (
    <div className={styles.line}>
      <h4 className={styles.description}>{line.description || content.unnamed}</h4>
      <Amount amount={line.amount} />
      <p className={styles.lineFoot}>
        <span className={words.quiet}>
          {line.day ? formatDay(line.day) : content.noDate}
          {lastDay && ` · ${lastDay.label} ${lastDay.day}`}
        </span>
        {/* What was spent cannot lapse. In the pages it has its badge, as product.md §2 wants it. */}
        {!isDebit && <ValidityBadge expired={line.expired} />}
      </p>
    </div>
  )
}

const nameOf = ({ month }: StatementMonth): string => (month ? monthName(month) : content.undated)
