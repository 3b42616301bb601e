/*
 * What bench/ and checkers/ use of packages that only they install, so that `npm run check` can read them without these packages.
 * `npm run bench` and `npm run a11y` compile them against the packages themselves.
 */

declare module 'lighthouse' {
  interface Audit {
    readonly title: string
    readonly score: number | null
    readonly numericValue?: number
    readonly details?: object
  }

  interface Category {
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }

  interface Report {
    readonly runtimeError?: { readonly message: string }
    readonly audits: Readonly<Record<string, Audit>>
    readonly categories: Readonly<Record<string, Category>>
    readonly environment: { readonly benchmarkIndex: number }
  }

  interface TraceEvent {
    readonly name: string
    readonly ph: string
    readonly pid: number
    readonly tid: number
    readonly dur: number
    readonly args: { readonly name?: unknown }
  }

  interface Artifacts {
    readonly Trace: { readonly traceEvents: readonly TraceEvent[] }
  }

  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ readonly lhr: Report; readonly artifacts: Artifacts } | undefined>
}

declare module 'selfsigned' {
  export function generate(attributes: readonly object[]): Promise<{ private: string; cert: string }>
}
