import { PortFailure, type PortFailureReason } from '../port-failure.ts'

/** Where an error was thrown that no code caught: in a screen, in a part of a screen, in other code of the page, or in a promise. */
export type CrashOrigin = 'screen' | 'part' | 'page' | 'promise'

/** What the portal has seen of itself, as it came. Nothing of it leaves the device in this form: {@link ReportVisit} makes events of it. */
export type Observation =
  | { readonly kind: 'crash'; readonly at: CrashOrigin; readonly thrown: unknown }
  | { readonly kind: 'missing-part'; readonly thrown: unknown }
  /** @property address of the request, with all that stands in it. */
  | {
      readonly kind: 'call'
      readonly method: string
      readonly address: string
      readonly failure: PortFailureReason
    }
  /** A breach of the content-security policy, in the words of the browser's event. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string }

/** How many observations are kept until somebody listens. */
const MAX_KEPT = 30

/** Keeps observations until the listener comes, whose code is fetched later. In a visit that is not reported it keeps none. */
export class Observations {
  static readonly dependencies = [] as const

  private kept: Observation[] | undefined
  private listener: ((observation: Observation) => void) | undefined

  /** From now on observations are kept for {@link sendTo}: this visit is reported. */
  begin(): void {
    this.kept = []
  }

  /** Never throws. */
  record(observation: Observation): void {
    if (this.listener) this.listener(observation)
    else if (this.kept && this.kept.length < MAX_KEPT) this.kept.push(observation)
  }

  /** Gives what `work` gives. Where it fails, that is recorded as the failure of this call; one that was cancelled is no failure. */
  async recordingFailure<T>(
    { method, url }: { readonly method: string; readonly url: string },
    work: () => T | Promise<T>,
  ): Promise<T> {
    try {
      return await work()
    } catch (thrown) {
      if (thrown instanceof PortFailure) {
        this.record({ kind: 'call', method, address: url, failure: thrown.reason })
      }
      throw thrown
    }
  }

  /** Gives what was kept, and from now on each observation as it comes. */
  sendTo(listener: (observation: Observation) => void): void {
    this.listener = listener
    for (const observation of this.kept ?? []) listener(observation)
    this.kept = undefined
  }
}
