import type { Reminder } from '@application/reminders/remind-before-lapse.ts'
import { BellPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { reminderContent } from './reminder-content.ts'
import { ReminderViewModel } from './reminder-view-model.ts'

interface ReminderButtonProps {
  readonly reminder: Reminder
}

/** **Lembrar-me**: a file for the customer's calendar. Nothing at all when it is too late to be reminded. */
export const ReminderButton = observer(function ReminderButton({ reminder }: ReminderButtonProps) {
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
