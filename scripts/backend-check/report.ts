import { groupBy } from '../../src/domain/group-by.ts'
import { type Case, CHECKS, type Finding } from './finding.ts'

/** The report in plain text: what was read, a table by call, what may be known, and the findings with what helps. */
export function reportOf(cases: readonly Case[]): string {
  return [
    ...[...groupBy(cases, ({ provider }) => provider)].map((own) => tableOf(...own)),
    readingsOf(cases),
    notesOf(cases),
    findingsOf(cases),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const OK = 'ok'

function tableOf(provider: string, cases: readonly Case[]): string {
  const ofCalls = cases.filter(({ check }) => check !== 'service')
  const calls = [...new Set(ofCalls.map(({ call }) => call))]
  const width = Math.max(...calls.map((call) => call.length))
  const row = (call: string, cells: readonly string[]) =>
    `${call.padEnd(width)}  ${cells.map((cell) => cell.padEnd(COLUMN)).join(' ')}`.trimEnd()
  return [
    provider,
    row('', CHECKS),
    ...calls.map((call) =>
      row(
        call,
        CHECKS.map((check) => cellOf(ofCalls.filter((one) => one.call === call && one.check === check))),
      ),
    ),
  ].join('\n')
}

const COLUMN = Math.max(...CHECKS.map((check) => check.length))

function cellOf(cases: readonly Case[]): string {
  if (cases.length === 0) return '–'
  const failed = cases.filter(({ findings }) => findings.length > 0).length
  return failed === 0 ? OK : `${failed} of ${cases.length}`
}

function readingsOf(cases: readonly Case[]): string {
  const read = cases.filter(({ reading }) => reading !== undefined)
  if (read.length === 0) return ''
  const lines = read.map(
    ({ title, reading, findings }) => `  ${findings.length === 0 ? '✓' : '✗'} ${title}: ${reading}`,
  )
  return ['What the portal makes of the answers', ...lines].join('\n')
}

function notesOf(cases: readonly Case[]): string {
  const notes = grouped(cases, ({ notes = [] }) => notes.map((what) => ({ what, remedy: '' })))
  if (notes.length === 0) return ''
  return ['Worth knowing', ...notes.map(({ what, calls }) => `  - ${what}\n      ${calls}`)].join('\n')
}

function findingsOf(cases: readonly Case[]): string {
  const found = grouped(cases, ({ findings }) => findings)
  if (found.length === 0) return `Nothing found in ${cases.length} looks.`
  return [
    `${found.length === 1 ? '1 finding' : `${found.length} findings`}`,
    ...found.map(
      ({ what, remedy, calls }, index) => `${index + 1}. ${what}\n   Where: ${calls}\n   Remedy: ${remedy}`,
    ),
  ].join('\n')
}

interface Group extends Finding {
  readonly calls: string
}

/** A finding that is the same for many calls is shown once. */
function grouped(cases: readonly Case[], partsOf: (one: Case) => readonly Finding[]): readonly Group[] {
  const groups = new Map<string, { readonly finding: Finding; readonly calls: Set<string> }>()
  for (const one of cases) {
    for (const finding of partsOf(one)) {
      const key = finding.what + finding.remedy
      const group = groups.get(key) ?? { finding, calls: new Set() }
      group.calls.add(one.check === 'portal' ? `${one.call} (${one.title})` : one.call)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ finding, calls }) => ({ ...finding, calls: listed([...calls]) }))
}

const LISTED = 4

function listed(calls: readonly string[]): string {
  const more = calls.length - LISTED
  return calls.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
