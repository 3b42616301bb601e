import { ReportVisit } from '@application/telemetry/report-visit.ts'
import { Telemetry } from '@application/telemetry/telemetry.ts'
import { VisitFacts } from '@application/telemetry/visit-facts.ts'
import { ContainerModule } from 'inversify'
import { BeaconTelemetry } from '../browser/beacon-telemetry.ts'
import { BrowserVisitFacts } from '../browser/browser-visit-facts.ts'
import { provide } from './provide.ts'

/** Reports of visits. Fetched only where the deployment wants them, when the first screen is usable. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(Telemetry).to(BeaconTelemetry)
  bind(VisitFacts).to(BrowserVisitFacts)
  provide(bind, ReportVisit)
})
