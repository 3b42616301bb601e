import { escaped } from '../../sandbox/markup.ts'
import { groupBy } from '../../src/domain/group-by.ts'
import type { Case } from './finding.ts'

/** The cases as JUnit's XML, which every build server shows: a suite for each provider, a class for each call. */
export function junitOf(cases: readonly Case[]): string {
  const suites = [...groupBy(cases, ({ provider }) => provider)].map((own) => suiteOf(...own))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts(cases)}>\n${suites.join('\n')}\n</testsuites>\n`
}

function suiteOf(provider: string, cases: readonly Case[]): string {
  return `  <testsuite name="${xml(provider)}"${counts(cases)}>\n${cases.map(caseOf).join('\n')}\n  </testsuite>`
}

function caseOf({ call, check, title, findings, reading }: Case): string {
  const begin = `    <testcase classname="${xml(call)}" name="${xml(`${check}: ${title}`)}"`
  const failures = findings.map(
    ({ what, remedy }) => `      <failure message="${xml(what)}">${xml(remedy)}</failure>`,
  )
  const said = reading === undefined ? [] : [`      <system-out>${xml(reading)}</system-out>`]
  const parts = [...failures, ...said]
  return parts.length === 0 ? `${begin} />` : `${begin}>\n${parts.join('\n')}\n    </testcase>`
}

const counts = (cases: readonly Case[]) =>
  ` tests="${cases.length}" failures="${cases.filter(({ findings }) => findings.length > 0).length}" errors="0"`

/** XML has no form for other control characters, not even an escaped one. */
const xml = (text: string) =>
  escaped(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '\ufffd'))
