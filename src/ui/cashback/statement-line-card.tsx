import { type CalendarDay, compareDays, daysBetween } from '@domain/calendar-day.ts'
import { type StatementLine, willLapse } from '@domain/cashback/statement.ts'
import { isPositive, type Money, NO_MONEY, subtractMoney } from '@domain/money.ts'
import { CircleX } from 'lucide-react'
import { Badge } from '../kit/badge.tsx'
import { Facts } from '../kit/facts.tsx'
import words from '../kit/words.module.css'
import { formatDay, formatMoney, inDays } from '../screen/format.ts'
import { CashbackReminder } from './cashback-reminder.tsx'
import { statementContent as content } from './statement-content.ts'
import styles from './statement-page.module.css'

interface StatementLineCardProps {
  readonly line: StatementLine
  readonly today: CalendarDay
}

/** What happened, how much it was, and until when it can be used: all of it in words, the colours besides. */
export function StatementLineCard({ line, today }: StatementLineCardProps) {
  return (
    <div className={styles.line}>
      <div className={styles.lineHead}>
        {line.expired ? (
          <Badge tone="danger" icon={<CircleX />}>
            {content.expired}
          </Badge>
        ) : (
          <Badge tone="success">{content.valid}</Badge>
        )}
        <Amount amount={line.amount} />
      </div>
      <h3 className={styles.description}>{line.description || content.unnamed}</h3>
      <Facts
        items={[
          { label: content.date, value: line.day ? formatDay(line.day) : content.unknownDate },
          lastDay(line, today),
        ]}
      />
      {willLapse(line, today) && <CashbackReminder line={line} />}
    </div>
  )
}

function Amount({ amount }: { readonly amount: Money | undefined }) {
  if (amount === undefined) return <p className={words.quiet}>{content.unknownAmount}</p>
  const absolute = isPositive(amount) ? amount : subtractMoney(NO_MONEY, amount)
  const money = formatMoney(absolute)
  if (!isPositive(absolute)) return <p className={styles.amount}>{money}</p>
  return isPositive(amount) ? (
    <p className={styles.positive}>
      <span className={styles.amount}>+ {money}</span> <span className={words.quiet}>{content.credit}</span>
    </p>
  ) : (
    <p>
      <span className={styles.amount}>− {money}</span> <span className={words.quiet}>{content.debit}</span>
    </p>
  )
}

function lastDay({ expiresOn, expired }: StatementLine, today: CalendarDay) {
  if (expiresOn === undefined) return { label: content.expires, value: content.neverExpires }
  const over = expired || compareDays(expiresOn, today) < 0
  const value = over
    ? formatDay(expiresOn)
    : `${formatDay(expiresOn)} (${inDays(daysBetween(today, expiresOn))})`
  return { label: over ? content.expiredOn : content.expires, value }
}
