import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layerAliases } from '../../vite.config.ts'

/** What reads the time zone of the device, or may: dates, their words, the day of a moment, and the library that makes some. */
const ZONE = /\bDate\b|\bIntl\b|\bdayInBrazil\b|'luxon'/

const IMPORT = /from '([^']+\.tsx?)'/g

/** Only imports from this folder count: the shared test code uses moments and days in Brazil, which no time zone changes. */
const SOURCES = dirname(layerAliases['@domain'])

/**
 * The test files of these folders that must pass in every time zone: they use dates, or import a module of the portal that does. Indirect
 * imports do not count, because such a module gives others only days and texts, which have no zone.
 */
export function zoneReaders(folders: readonly string[]): string[] {
  return folders.flatMap(testsIn).filter((file) => {
    const source = readFileSync(file, 'utf8')
    const imported = [...source.matchAll(IMPORT)].map(([, name = '']) => located(name, file))
    const ofPortal = imported.filter((each) => each.startsWith(SOURCES))
    return [source, ...ofPortal.map((each) => readFileSync(each, 'utf8'))].some((text) => ZONE.test(text))
  })
}

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.test\.ts$/.test(file))

function located(name: string, importer: string): string {
  const [layer = '', ...rest] = name.split('/')
  const folder = layerAliases[layer as keyof typeof layerAliases]
  return folder ? join(folder, ...rest) : join(dirname(importer), name)
}
