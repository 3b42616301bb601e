import type { Plugin } from 'vite'

/** The same without its checks for developers, and with shorter names than the bundler dares to give. */
const MOBX = 'mobx/dist/mobx.esm.production.min.js'

/** What axios needs for forms with files, `data:` addresses and for names of statuses: the portal has none of them. */
const NEVER_RUN =
  /axios\/lib\/(helpers\/(HttpStatusCode|estimateDataURLDecodedBytes|formDataToJSON)|core\/createMultipartBody|cancel\/CancelToken)\.js$/

/** The lines of an icon never change their order, and only React's build for developers asks for their keys. */
const ICONS = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const KEY = /, key: "[a-z0-9]+"/g

const LEFT_OUT = `export default () => { throw new Error('left out: lighter-libraries.ts') }`

/** Keeps out of what customers fetch what no customer runs (docs/decisions/090). */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^mobx$/ },
    handler(_, importer) {
      return this.resolve(MOBX, importer, { skipSelf: true })
    },
  },
  load: {
    filter: { id: NEVER_RUN },
    handler: () => LEFT_OUT,
  },
  transform: {
    filter: { id: ICONS },
    handler: (code) => ({ code: code.replace(KEY, ''), map: null }),
  },
})
