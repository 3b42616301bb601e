/** What is looked at, by the columns of the report. */
export const CHECKS = ['preflight', 'CORS', '401', 'cache', 'portal'] as const

export type Check = (typeof CHECKS)[number] | 'service'

/** Something that customers would meet. */
export interface Finding {
  readonly what: string
  /** What the backend team does about it. */
  readonly remedy: string
}

/** One thing that was looked at. */
export interface Case {
  readonly provider: string
  readonly check: Check
  /** The call of docs/wire.md; the service's address where it is about no call alone. */
  readonly call: string
  /** An interaction's description. It is different from that of every other interaction of this call. */
  readonly title: string
  readonly findings: readonly Finding[]
  /** Notes that are worth knowing. They break nothing. */
  readonly notes?: readonly string[]
  /** What the portal makes of the answer, in words. */
  readonly reading?: string
}
