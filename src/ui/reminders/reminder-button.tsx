import type { Reminder } from '@application/reminders/remind-before-lapse.ts'
import { BellPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { reminderContent } from './reminder-content.ts'
import { ReminderViewModel } from './reminder-view-model.ts'

/** **Criar lembrete**: a file for the customer's calendar. Shows nothing when it is too late for a reminder. */
export const ReminderButton = observer(function ReminderButton({ reminder }: { reminder: Reminder }) {
  const reminders = useViewModel(ReminderViewModel)
  if (!reminders.isInTime(reminder)) return null
  return (
    <Button
      variant="quiet"
      icon={<BellPlus />}
      busy={reminders.saving.busy}
      onClick={() => reminders.pressed(reminder)}
    >
      {reminderContent.remindMe}
    </Button>
  )
})
