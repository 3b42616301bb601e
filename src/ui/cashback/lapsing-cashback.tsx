import type { LapsingCashback as Lapsing } from '@application/cashback/find-lapsing-cashback.ts'
import { type CalendarDay, daysBetween, toIsoDay } from '@domain/calendar-day.ts'
import type { LapsingLine } from '@domain/cashback/statement.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { ReminderButton } from '../reminders/reminder-button.tsx'
import { formatDay, formatInteger, formatMoney, inDays } from '../screen/format.ts'
import { LoadView, type LoadViewProps } from '../screen/load-view.tsx'
import { statementContent } from './statement-content.ts'
import styles from './statement-page.module.css'

const content = statementContent.lapsing
const reminder = statementContent.reminder

/** The other credits are only counted, in a sentence. */
const MAX_SHOWN = 3

interface LapsingCashbackProps {
  readonly lapsing: LoadViewProps<Lapsing>['load']
  readonly today: CalendarDay
  /** Whether it keeps the greatest height that it can have. */
  readonly keepsRoom: boolean
}

export const LapsingCashback = observer(function LapsingCashback({
  lapsing,
  today,
  keepsRoom,
}: LapsingCashbackProps) {
  return (
    <Card as="section" aria-labelledby="vence-primeiro">
      <h2 id="vence-primeiro" className={classNames(words.withIcon, styles.cardTitle)}>
        <Hourglass />
        {content.title}
      </h2>
      <div className={keepsRoom ? styles.lapsingPlace : undefined}>
        <LoadView load={lapsing} skeleton={<Skeleton height="12rem" />} what={statementContent.what.lapsing}>
          {({ lines, complete }) => (
            <>
              {lines.length === 0 ? (
                <p className={words.quiet}>{content.noneMeaning}</p>
              ) : (
                <ul className={styles.lapsing}>
                  {lines.slice(0, MAX_SHOWN).map((line, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines may have no id, and the list only changes as a whole.
                    <LapsingItem key={position} line={line} today={today} />
                  ))}
                </ul>
              )}
              <Rest lines={lines.slice(MAX_SHOWN)} />
              {!complete && <p className={words.quiet}>{content.partial}</p>}
            </>
          )}
        </LoadView>
      </div>
    </Card>
  )
})

function LapsingItem({ line, today }: { readonly line: LapsingLine; readonly today: CalendarDay }) {
  const days = daysBetween(today, line.expiresOn)
  return (
    <li className={styles.lapsingItem}>
      <span className={words.strong}>{formatMoney(line.amount)}</span>
      <Badge tone={isUrgent(days) ? 'danger' : 'neutral'}>{content.when(inDays(days))}</Badge>
      <span className={words.quiet}>{formatDay(line.expiresOn)}</span>
      <div className={styles.reminder}>
        <ReminderButton
          reminder={{
            title: reminder.title(formatMoney(line.amount)),
            description: reminder.description(
              line.description || statementContent.unnamed,
              formatDay(line.expiresOn),
            ),
            fileName: `cashback-${line.id ?? toIsoDay(line.expiresOn)}`,
            lapsesOn: line.expiresOn,
          }}
        />
      </div>
    </li>
  )
}

function Rest({ lines }: { readonly lines: readonly LapsingLine[] }) {
  const last = lines.at(-1)
  if (!last) return null
  const day = formatDay(last.expiresOn)
  return (
    <p className={words.quiet}>
      {lines.length === 1 ? content.oneMore(day) : content.more(formatInteger(lines.length), day)}
    </p>
  )
}
