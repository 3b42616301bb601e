import { spawnSync } from 'node:child_process'
import { type AuditReport, auditVerdict } from './packages/audit-verdict.ts'

// This looks only at the packages that customers get. `npm audit` itself covers those that only developers run.
const { stdout, error } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8' })
if (error) throw error
const { sentences, isClean } = auditVerdict(JSON.parse(stdout) as AuditReport)
process.stdout.write(`${sentences.join('\n')}\n`)
process.exitCode = isClean ? 0 : 1
