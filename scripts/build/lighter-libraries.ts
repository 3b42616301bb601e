import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The same library without its checks for developers, and with shorter names than the bundler gives. */
const MOBX = 'mobx/dist/mobx.esm.production.min.js'

/** The package's own file as a module, so that the bundler can leave out what is not imported. */
const LEAFLET = 'leaflet/dist/leaflet-src.esm.js'

/**
 * - What axios needs for forms with files, `data:` addresses and for names of statuses: the portal has none of them.
 * - What inversify needs to write functions as text: the content-security policy forbids it, and inversify does it only when asked to.
 */
const NEVER_RUN = [
  /axios\/lib\/(helpers\/(HttpStatusCode|estimateDataURLDecodedBytes|formDataToJSON)|core\/createMultipartBody|cancel\/CancelToken)\.js$/,
  /@inversifyjs\/core\/lib\/.*\/buildNoActivations(Instance|ResolvedValue)BindingNodeResolverJit\.js$/,
]

/** The lines of an icon never change their order, and only React's build for developers asks for their keys. */
const ICONS = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const KEY = /, key: "[a-z0-9]+"/g

/** Leaflet's way to write a class. Without the note a bundler must keep it, because to call a function may have an effect. */
const LEAFLET_FILE = /leaflet-src\.esm\.js$/
const CLASS = /(?<== )\w+\.extend\(\{/g

/** A module whose one function is named like its file. */
const leftOut = (id: string) => `
  const leftOut = () => { throw new Error('left out: lighter-libraries.ts') }
  export { leftOut as default, leftOut as ${basename(id, '.js')} }
`

/** Keeps out of what customers fetch what no customer runs (docs/decisions/090). */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(mobx|leaflet)$/ },
    handler(id, importer) {
      return this.resolve(id === 'mobx' ? MOBX : LEAFLET, importer, { skipSelf: true })
    },
  },
  load: {
    filter: { id: NEVER_RUN },
    handler: leftOut,
  },
  transform: {
    filter: { id: [ICONS, LEAFLET_FILE] },
    handler: (code) => ({ code: code.replace(KEY, '').replace(CLASS, '/* @__PURE__ */ $&'), map: null }),
  },
})
