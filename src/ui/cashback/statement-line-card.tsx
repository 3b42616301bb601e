import { type CalendarDay, daysBetween } from '@domain/calendar-day.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { validityOf } from '@domain/cashback/validity.ts'
import { isPositive, type Money, NO_MONEY, subtractMoney } from '@domain/money.ts'
import { CircleX } from 'lucide-react'
import arrange from '../kit/arrange.module.css'
import { Badge } from '../kit/badge.tsx'
import { classNames } from '../kit/class-names.ts'
import { Facts } from '../kit/facts.tsx'
import { Stack } from '../kit/layout.tsx'
import words from '../kit/words.module.css'
import { formatDay, formatMoney, inDays } from '../screen/format.ts'
import { statementContent as content } from './statement-content.ts'
import styles from './statement-page.module.css'

interface StatementLineCardProps {
  readonly line: StatementLine
  readonly today: CalendarDay
}

export function StatementLineCard({ line, today }: StatementLineCardProps) {
  const lastDay = lastDayOf(line, today)
  return (
    <Stack gap="small">
      <div className={arrange.between}>
        <ValidityBadge expired={line.expired} />
        <Amount amount={line.amount} />
      </div>
      <h3 className={styles.description}>{line.description || content.unnamed}</h3>
      <Facts
        items={[
          { label: content.date, value: line.day ? formatDay(line.day) : content.unknownDate },
          ...(lastDay ? [{ label: lastDay.label, value: lastDay.day + lastDay.when }] : []),
        ]}
      />
    </Stack>
  )
}

/** As the server's flag has it (product.md §2). */
export function ValidityBadge({ expired }: Pick<StatementLine, 'expired'>) {
  return expired ? (
    <Badge tone="danger" icon={<CircleX />}>
      {content.expired}
    </Badge>
  ) : (
    <Badge tone="success">{content.valid}</Badge>
  )
}

export function Amount({ amount }: { readonly amount: Money | undefined }) {
  if (amount === undefined) return <p className={words.quiet}>{content.unknownAmount}</p>
  const absolute = isPositive(amount) ? amount : subtractMoney(NO_MONEY, amount)
  const money = formatMoney(absolute)
  if (!isPositive(absolute)) return <p className={classNames(words.strong, styles.amount)}>{money}</p>
  const [sign, kind] = isPositive(amount) ? ['+', content.credit] : ['−', content.debit]
  return (
    <p className={isPositive(amount) ? styles.positive : undefined}>
      <span className={classNames(words.strong, styles.amount)}>{`${sign} ${money}`}</span>{' '}
      <span className={words.quiet}>{kind}</span>
    </p>
  )
}

interface LastDay {
  readonly label: string
  readonly day: string
  /** Such as ' (em 3 dias)' while it lies ahead, and nothing afterwards. */
  readonly when: string
}

/** Undefined where the line says nothing of a last day. */
export function lastDayOf(line: StatementLine, today: CalendarDay): LastDay | undefined {
  const validity = validityOf(line, today)
  if (validity.kind === 'none') return undefined
  const { kind, on } = validity
  const label = { until: content.expires, expired: content.expiredOn, day: content.lastDay }[kind]
  const when = kind === 'until' ? ` (${inDays(daysBetween(today, on))})` : ''
  return { label, day: formatDay(on), when }
}
