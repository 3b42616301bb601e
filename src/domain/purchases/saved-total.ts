import type { CalendarDay } from '../calendar-day.ts'

/** What the programme has saved the customer so far. */
export interface SavedTotal {
  /** Reais. */
  readonly amount: number
  readonly customerSince: CalendarDay | undefined
}
