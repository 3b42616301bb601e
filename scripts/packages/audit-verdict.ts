/** What `npm audit --json` writes: vulnerabilities by package, or what the registry said instead. */
export interface AuditReport {
  readonly message?: string
  readonly error?: { readonly summary?: string | null }
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly via: readonly unknown[] }>
  >
}

/** The sentences to print for a report. When the registry does not answer, they say that nothing was audited. */
export function auditVerdict({ message, error, vulnerabilities }: AuditReport): {
  readonly sentences: readonly string[]
  readonly isClean: boolean
} {
  if (vulnerabilities === undefined) {
    const reason = message ?? error?.summary ?? 'no answer'
    return {
      sentences: [
        `Not audited: this registry does not tell of vulnerabilities (${reason}). Run npm run audit where it does.`,
      ],
      isClean: true,
    }
  }
  const found = Object.entries(vulnerabilities)
  if (found.length === 0) return { sentences: ['No known vulnerability in what ships.'], isClean: true }
  return {
    sentences: found.map(
      ([name, { severity, range, via }]) => `${name} ${range}: ${severity}${titlesOf(via)}`,
    ),
    isClean: false,
  }
}

/** A vulnerability of the package itself has a title; one of a package below it is named by that package. */
function titlesOf(via: readonly unknown[]): string {
  const titles = via.map((each) =>
    typeof each === 'string' ? `through ${each}` : String((each as { title?: string }).title),
  )
  return `, ${titles.join('; ')}`
}
