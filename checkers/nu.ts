import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Finding } from './finding.ts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json'))
const JAR = join(packageFolder, 'build', 'dist', 'vnu.jar')

/** The Nu Html Checker is a Java program. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0

interface NuMessage {
  readonly type: string
  readonly subType?: string
  readonly url: string
  readonly message: string
  readonly extract?: string
}

/** Checks all pages in one run, because each start of Java takes longer than a page. Errors and warnings count. */
export function findWithNu(pages: ReadonlyMap<string, string>): ReadonlyMap<string, Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-'))
  const names = [...pages.keys()]
  for (const [index, name] of names.entries()) {
    writeFileSync(join(folder, `${index}.html`), pages.get(name) ?? '')
  }
  const { stdout, error } = spawnSync(
    'java',
    ['-Xss8m', '-jar', JAR, '--format', 'json', '--exit-zero-always', '--stdout', folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  if (error) throw error
  const { messages } = JSON.parse(stdout) as { messages: readonly NuMessage[] }
  const found = new Map<string, Finding[]>(names.map((name) => [name, []]))
  for (const { type, subType, url, message, extract } of messages) {
    if (type !== 'error' && subType !== 'warning') continue
    const name = names[Number.parseInt(basename(url), 10)] ?? ''
    // The message is the rule: the checker has no other names. What it quotes differs from place to place.
    const rule = message.replace(/“[^”]*”/g, '“…”')
    found.get(name)?.push({ checker: 'Nu', rule, where: extract ?? '', message })
  }
  return found
}
