import { RemindBeforeLapse, type Reminder } from '@application/reminders/remind-before-lapse.ts'
import { reminderDay } from '@domain/reminders/reminder-day.ts'
import { Toasts } from '../kit/toasts.ts'
import { Submission } from '../screen/submission.ts'
import { Today } from '../screen/today.ts'
import { reminderContent } from './reminder-content.ts'

export class ReminderViewModel {
  static readonly dependencies = [RemindBeforeLapse, Today, Toasts] as const

  readonly saving = new Submission('device')

  constructor(
    private readonly remindBeforeLapse: RemindBeforeLapse,
    private readonly today: Today,
    private readonly toasts: Toasts,
  ) {}

  isInTime({ lapsesOn }: Reminder): boolean {
    return reminderDay(lapsesOn, this.today.day) !== undefined
  }

  async pressed(reminder: Reminder): Promise<void> {
    const outcome = await this.saving.run(() => this.remindBeforeLapse.execute(reminder))
    if (outcome === 'saved') this.toasts.show('success', reminderContent.saved)
    if (outcome === 'failed') this.toasts.show('error', reminderContent.failed)
  }
}
