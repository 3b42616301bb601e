import { type Cancel, Clock } from '../clock.ts'
import { PageVisibility } from '../page-visibility.ts'
import type { PortFailureReason } from '../port-failure.ts'
import { type Observation, Observations } from './observations.ts'
import { Telemetry } from './telemetry.ts'
import {
  directiveName,
  errorName,
  refusedName,
  statusOf,
  type TelemetryEvent,
  type Vital,
} from './telemetry-event.ts'
import { VisitFacts } from './visit-facts.ts'

/** How many different events one visit reports, and in how many reports. */
export const MAX_EVENTS = 30
export const MAX_REPORTS = 20

/** Milliseconds without another event, after which those that wait are sent. */
export const REPORT_DELAY = 10_000

/** CLS and INP may grow on any screen. The other vitals describe the first screen, even when the browser reports them later. */
const isOfWholeVisit = (name: Vital) => name === 'CLS' || name === 'INP'

/** Makes events of what was observed, and sends them when nothing more comes or the page is left. */
export class ReportVisit {
  static readonly dependencies = [Observations, Telemetry, VisitFacts, PageVisibility, Clock] as const

  /** By the event's JSON: an event that happens again is counted. */
  private readonly waiting = new Map<string, { readonly event: TelemetryEvent; count: number }>()
  private readonly known = new Set<string>()
  private reports = 0
  private stopWaiting: Cancel = () => {}

  constructor(
    private readonly observations: Observations,
    private readonly telemetry: Telemetry,
    private readonly facts: VisitFacts,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  execute(): void {
    const first = this.facts.screen()
    this.report({ kind: 'visit', screen: first })
    this.observations.sendTo((observation) => {
      const event = this.eventOf(observation)
      if (event) this.report(event)
    })
    this.facts.onVital((name, value) => {
      const screen = isOfWholeVisit(name) ? this.facts.screen() : first
      this.report({ kind: 'vital', screen, name, value: rounded(name, value) })
    })
    this.facts.onLeave(() => this.send())
  }

  private eventOf(observation: Observation): TelemetryEvent | undefined {
    const screen = this.facts.screen()
    switch (observation.kind) {
      case 'crash': {
        const { at, thrown } = observation
        return { kind: 'crash', screen, at, error: errorName(thrown), frames: this.facts.frames(thrown) }
      }
      case 'missing-part':
        return { kind: 'missing-part', screen, file: this.facts.missingFile(observation.thrown) }
      case 'call': {
        const { method, address, failure } = observation
        if (!this.isUnexpected(failure)) return undefined
        const status = statusOf(failure)
        const call = this.facts.call(method, address)
        const field = failure.kind === 'unexpected' ? failure.field : undefined
        return { kind: 'call', screen, call, failure: failure.kind, status, field }
      }
      case 'policy': {
        const { directive, blocked } = observation
        return {
          kind: 'policy',
          screen,
          directive: directiveName(directive),
          refused: refusedName(blocked),
        }
      }
    }
  }

  /** A refusal in the server's own words, the end of a session and a device without a signal are ordinary: they are not reported. */
  private isUnexpected(failure: PortFailureReason): boolean {
    switch (failure.kind) {
      case 'unexpected':
      case 'timeout':
        return true
      case 'offline':
        return this.facts.isOnline()
      case 'rejected':
        return failure.status >= 500
      case 'unauthenticated':
        return false
    }
  }

  private report(event: TelemetryEvent): void {
    const key = JSON.stringify(event)
    if (!this.known.has(key) && this.known.size >= MAX_EVENTS) return
    this.known.add(key)
    const before = this.waiting.get(key)
    if (before) before.count++
    else this.waiting.set(key, { event, count: 1 })
    this.stopWaiting()
    // Of some vitals the browser knows the value only when the page is left, and this may be the last moment.
    if (this.visibility.isVisible()) this.stopWaiting = this.clock.after(REPORT_DELAY, () => this.send())
    else this.send()
  }

  private send(): void {
    this.stopWaiting()
    if (this.waiting.size === 0 || this.reports >= MAX_REPORTS) return
    this.reports++
    const { version, browser, connection } = this.facts
    const events = [...this.waiting.values()].map(({ event, count }) => ({ ...event, count }))
    this.waiting.clear()
    this.telemetry.send({ version, browser, connection, events })
  }
}

/** The layout shift is a small number without a unit; the others are milliseconds. */
const rounded = (name: Vital, value: number): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
