import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The style modules of the portal, by their paths under `src`, written with `/`. */
export const styleModules: readonly string[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map(withSlashes)
  .sort()

/** The two letters that the short name of every class of a style module begins with. */
export function classPrefix(path: string): string {
  const place = styleModules.indexOf(path)
  if (place < 0) throw new Error(`src/${path} is not a style module of the portal`)
  return letters(place, 2)
}

/**
 * Names the classes of style modules in a build, such as `aBc`: two letters for the file, then one or more for the class. A class stands in
 * its sheet, in the script of its component and in the page, and a visit pays for each letter (docs/decisions/090).
 *
 * The build reads the same files twice, for the browser and for the markup in the page. Both must agree, so a name depends only on the
 * list of files and on the order of the classes in a file.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const [path = ''] = withSlashes(relative(SOURCES, file)).split('?')
    const known = classes.get(path) ?? []
    classes.set(path, known)
    if (!known.includes(name)) known.push(name)
    return classPrefix(path) + letters(known.indexOf(name), 1)
  }
}

function withSlashes(path: string): string {
  return path.replaceAll(sep, '/')
}

/** A number in letters, at least so many. */
function letters(number: number, least: number): string {
  const rest = Math.floor(number / LETTERS.length)
  const before = rest > 0 || least > 1 ? letters(rest, least - 1) : ''
  return before + LETTERS.charAt(number % LETTERS.length)
}

const IMPORT = /\bimport (\w+) from (?='[^']+\.module\.css')/g

/**
 * Reads the classes of a style module one by one, so that the bundler writes each name where it is used and leaves out the list of all of
 * them. A component that looks a class up by a value needs the list.
 */
export const classNamesInPlace = (): Plugin[] => [
  {
    name: 'class-names-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replace(IMPORT, (statement, list) =>
          code.includes(`${list}[`) ? statement : `import * as ${list} from `,
        ),
        map: null,
      }),
    },
  },
  {
    // Without this, the bundler leaves out a module when it has read all its names, and the styles of the module too.
    name: 'styles-stay',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
