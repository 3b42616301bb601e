import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { PORTAL_FILES_ELEMENT_ID, type PortalFiles } from '../../src/infrastructure/portal-files.ts'

/**
 * The table of screens and files, as the build has written it into its page.
 *
 * @param folder what the build wrote.
 * @throws {ExpectedFailure} where nothing was built.
 */
export function readPortalFiles(folder = 'dist'): PortalFiles {
  const page = join(folder, 'index.html')
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const [, table] = new RegExp(`id="${PORTAL_FILES_ELEMENT_ID}">(.*?)</script>`).exec(text) ?? []
  if (table === undefined)
    throw new ExpectedFailure(`${page} has no table of files: npm run build writes it.`)
  return JSON.parse(table) as PortalFiles
}
