import { spawnSync } from 'node:child_process'
import { type AuditReport, auditVerdict } from './packages/audit-verdict.ts'

// Of what customers get. What only developers run is in npm's own `npm audit`.
const { stdout, error } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8' })
if (error) throw error
const { sentences, isClean } = auditVerdict(JSON.parse(stdout) as AuditReport)
process.stdout.write(`${sentences.join('\n')}\n`)
process.exitCode = isClean ? 0 : 1
