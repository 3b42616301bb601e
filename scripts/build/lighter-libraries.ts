import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ESTree, Plugin } from 'vite'
import { AXIOS } from './libraries/axios.ts'
import { IMASK } from './libraries/imask.ts'
import { INVERSIFY } from './libraries/inversify.ts'
import { LEAFLET } from './libraries/leaflet.ts'
import type { Change, Lighter } from './libraries/lighter.ts'
import { LUCIDE } from './libraries/lucide.ts'
import { LUXON } from './libraries/luxon.ts'
import { SWIPER } from './libraries/swiper.ts'
import { TANSTACK_VIRTUAL } from './libraries/tanstack-virtual.ts'
import { withoutMembers } from './libraries/without-members.ts'

/** The same library without its checks for developers, and with shorter names than the bundler gives. */
const MOBX: Lighter = { resolved: { mobx: 'mobx/dist/mobx.esm.production.min.js' } }

const LIBRARIES: readonly Lighter[] = [
  AXIOS,
  IMASK,
  INVERSIFY,
  LEAFLET,
  LUCIDE,
  LUXON,
  MOBX,
  SWIPER,
  TANSTACK_VIRTUAL,
]

const LEFT_OUT = new Set(LIBRARIES.flatMap(({ leftOut = [] }) => leftOut))
const RESOLVED = new Map(LIBRARIES.flatMap(({ resolved = {} }) => Object.entries(resolved)))
const REWRITTEN = new Map(LIBRARIES.flatMap(({ rewritten = {} }) => Object.entries(rewritten)))
const WITHOUT = new Map(LIBRARIES.flatMap(({ without = {} }) => Object.entries(without)))
const CHANGED = new Map(LIBRARIES.flatMap(({ changed = {} }) => Object.entries(changed)))

const OF_PACKAGE = /\/node_modules\//
const inPackage = (id: string) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length)

/** One function for all that is left out. */
const THROWS = 'virtual:left-out'
/** What imports name: a package, or the function above. */
const BARE = /^[\w@:/-]+$/

/**
 * Keeps out of what customers fetch what no customer runs (docs/decisions/090). The build fails when a file of these lists is no longer
 * in it, so that an update of a library leaves no entry behind that does nothing.
 */
export function lighterLibraries(): Plugin {
  let packages = ''
  const notFound = new Set([...LEFT_OUT, ...REWRITTEN.keys(), ...WITHOUT.keys(), ...CHANGED.keys()])
  return {
    name: 'lighter-libraries',
    // Customers get no other build. The portal in memory binds some services twice, which needs all of inversify.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'pre',
    configResolved({ root }) {
      packages = join(root, 'node_modules')
    },
    resolveId: {
      filter: { id: BARE },
      handler(id, importer) {
        if (id === THROWS) return id
        const file = RESOLVED.get(id)
        // As a path: a package may not offer its other files by their names.
        return file === undefined
          ? undefined
          : this.resolve(join(packages, file), importer, { skipSelf: true })
      },
    },
    load: {
      filter: { id: [new RegExp(THROWS), OF_PACKAGE] },
      async handler(id) {
        if (id === THROWS)
          return "export function leftOut() { throw new Error('left out: lighter-libraries.ts') }"
        const file = inPackage(id)
        notFound.delete(file)
        if (!LEFT_OUT.has(file)) return REWRITTEN.get(file)
        const names = exportedNames(this.parse(await readFile(id, 'utf8')))
        return `export { ${names.map((name) => `leftOut as ${name}`).join()} } from '${THROWS}'`
      },
    },
    transform: {
      filter: { id: OF_PACKAGE },
      handler(code, id) {
        const file = inPackage(id)
        const members = WITHOUT.get(file)
        const changes = CHANGED.get(file)
        if (!members && !changes) return undefined
        const less = members ? withoutMembers(code, this.parse(code), members) : code
        return { code: (changes ?? []).reduce(changed, less), map: null }
      },
    },
    buildEnd(error) {
      if (!error && notFound.size > 0)
        throw new Error(`no file of the build any more: ${[...notFound].join(', ')}`)
    },
  }
}

/** The names that a file exports in the plain ways: `export default`, `export class`, `export const`, `export { }`. */
function exportedNames({ body }: ESTree.Program): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default']
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = statement
    const named = specifiers.map(({ exported }) => nameOf(exported))
    if (!declaration) return named
    const ids = 'declarations' in declaration ? declaration.declarations : [declaration]
    return [...named, ...ids.map(({ id }) => nameOf(id))]
  })
}

function nameOf(node: { readonly type: string; readonly name?: unknown } | null): string {
  if (typeof node?.name !== 'string') throw new Error(`an export without a plain name: ${node?.type}`)
  return node.name
}

function changed(code: string, { from, to }: Change): string {
  const result = code.replace(from, to)
  if (result === code) throw new Error(`not in the library any more: ${from}`)
  return result
}
