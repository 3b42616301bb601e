/*
 * npm run browsers: the share of customers whose browser is below the floor (docs/browsers.md), by what caniuse counts for Brazil.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import browserslist from 'browserslist'

const COUNTRY = 'BR'

const BELOW_THE_FLOOR: readonly (readonly [browser: string, query: string])[] = [
  ['Chrome and Android WebView before 99', 'chrome < 99, android < 99'],
  ['Safari and every browser on iOS before 15.4', 'ios_saf < 15.4, safari < 15.4'],
  ['Samsung Internet before 18', 'samsung < 18'],
  ['Firefox before 102', 'firefox < 102'],
  ['Edge before 99, Internet Explorer', 'edge < 99, ie > 0'],
  ['Opera before 85, Opera Mini', 'opera < 85, op_mob < 72, op_mini all'],
]

const version = (name: string): string => {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

const share = (query: string) => browserslist.coverage(browserslist(query), COUNTRY)
const shown = (percent: number) => `${percent.toFixed(2).padStart(6)} %`

for (const [browser, query] of BELOW_THE_FLOOR) console.log(shown(share(query)), browser)
const shutOut = share(BELOW_THE_FLOOR.map(([, query]) => query).join(', '))
console.log(
  shown(shutOut),
  `below the floor, of ${shown(share('> 0%')).trim()} that are counted in ${COUNTRY}`,
)
console.log(`caniuse-lite ${version('caniuse-lite')}, read by browserslist ${version('browserslist')}`)
