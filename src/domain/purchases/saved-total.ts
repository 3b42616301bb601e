import type { CalendarDay } from '../calendar-day.ts'
import type { Money } from '../money.ts'

/** What the programme has saved the customer so far. */
export interface SavedTotal {
  readonly amount: Money | undefined
  readonly customerSince: CalendarDay | undefined
}
