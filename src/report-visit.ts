import { Areas } from '@application/areas.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { ReportVisit } from '@application/telemetry/report-visit.ts'
import { recordUncaughtErrors } from '@infrastructure/browser/record-uncaught-errors.ts'
import { untilQuiet } from '@ui/screen/quiet.ts'
import { ReadOrder } from '@ui/screen/read-order.ts'
import type { Container } from 'inversify'

/** Records failures from now on, and reports them, with what the browser measures, once the first screen is usable. */
export function reportVisit(window: Window, container: Container): void {
  recordUncaughtErrors(window, container.get(Observations))
  const begin = async () => {
    await untilQuiet(container.get(ReadOrder))
    await container.get(Areas).load('telemetry')
    container.get(ReportVisit).execute()
  }
  // The portal works as well without it.
  begin().catch(() => {})
}
