import type { CalendarFile } from '@application/reminders/calendar-file.ts'
import { describe, expect, it } from 'vitest'

const entry = {
  title: 'Voucher vence em 30/11/2026',
  description: 'Código: NATAL26.',
  day: { year: 2026, month: 11, day: 28 },
  hour: 9,
}

export interface CalendarFileSubject {
  readonly calendar: CalendarFile
  /** The names of the files that were saved, without ending. */
  readonly saved: () => readonly string[]
}

/** @param arrange a device that has room for a file, or has none. */
export function describeCalendarFile(
  adapter: string,
  arrange: (hasRoom: boolean) => CalendarFileSubject,
): void {
  describe(`a calendar file, ${adapter}`, () => {
    it('is saved under its name', async () => {
      const { calendar, saved } = arrange(true)
      await calendar.save(entry, 'voucher-natal26')
      expect(saved()).toEqual(['voucher-natal26'])
    })

    it('rejects when it cannot be made', async () => {
      const { calendar, saved } = arrange(false)
      await expect(calendar.save(entry, 'voucher-natal26')).rejects.toThrow()
      expect(saved()).toEqual([])
    })
  })
}
