import { toIsoDay } from '@domain/calendar-day.ts'
import type { LapsingLine } from '@domain/cashback/statement.ts'
import { ReminderButton } from '../reminders/reminder-button.tsx'
import { formatDay, formatMoney } from '../screen/format.ts'
import { statementContent } from './statement-content.ts'
import styles from './statement-page.module.css'

const content = statementContent.reminder

/** **Criar lembrete** for a credit, two days before it lapses. */
export function CashbackReminder({ line }: { readonly line: LapsingLine }) {
  return (
    <div className={styles.reminder}>
      <ReminderButton
        reminder={{
          title: content.title(formatMoney(line.amount)),
          description: content.description(
            line.description || statementContent.unnamed,
            formatDay(line.expiresOn),
          ),
          fileName: `cashback-${line.id ?? toIsoDay(line.expiresOn)}`,
          lapsesOn: line.expiresOn,
        }}
      />
    </div>
  )
}
