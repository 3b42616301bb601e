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

  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ readonly lhr: Report } | undefined>
}

declare module 'selfsigned' {
  export function generate(attributes: readonly object[]): Promise<{ private: string; cert: string }>
}
