import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What each visit begins with. Most of its functions run before the login answers. */
const FIRST_SCRIPTS = ['react', 'libraries', 'start', 'login']

/** Asks Chromium 136 and later to compile all functions of a script while it arrives, beside the main thread. Others ignore it. */
const HINT = '//# allFunctionsCalledOnLoad'

/** Without the hint the main thread compiles each function when it is first called, which delays the first answer (docs/decisions/147). */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  // The hint counts only in the first line, where the bundler's own plugins write until the end. So it is put into the written files.
  writeBundle({ dir = '' }, bundle) {
    const missing = new Set(FIRST_SCRIPTS)
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !missing.delete(file.name)) continue
      writeHint(join(dir, file.fileName))
    }
    if (missing.size > 0) throw new Error(`The build has no script ${[...missing].join(', ')}`)
  },
})

function writeHint(path: string): void {
  writeFileSync(path, `${HINT}\n${readFileSync(path, 'utf8')}`)
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { mappings: string }
  // Each line of the script is one line later.
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}
