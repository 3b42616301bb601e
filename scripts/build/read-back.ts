import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A file of the build with line and column, as browsers and reports of visits write them. */
const PLACE = /(?:https?:\/\/[^\s()]*?)?((?:assets\/)?[\w.-]+\.js):(\d+):(\d+)/g

/**
 * A stack trace with the places in the source. A line that names no file of this build stays as it is.
 *
 * @param folder of the source maps.
 */
export function readBack(trace: string, folder: string): string {
  const maps = new Map<string, TraceMap | undefined>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, openMap(folder, file))
    return maps.get(file)
  }
  return trace.replace(PLACE, (place, file: string, line: string, column: string) => {
    const map = mapOf(file.replace(/^assets\//, ''))
    if (!map) return `${place} [no map: another build?]`
    // A trace counts columns from one, a map from zero.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    if (found.source === null) return place
    const name = found.name === null ? '' : `${found.name} `
    return `${name}${found.source.replace(/^(?:\.\.\/)+/, '')}:${found.line}:${found.column + 1}`
  })
}

/** The scripts lie in `assets/`, the worker beside the page. */
function openMap(folder: string, file: string): TraceMap | undefined {
  const path = [join(folder, 'assets', `${file}.map`), join(folder, `${file}.map`)].find((each) =>
    existsSync(each),
  )
  return path === undefined ? undefined : new TraceMap(readFileSync(path, 'utf8'))
}
