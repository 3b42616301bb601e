import type { Plugin } from 'vite'
import type { Lighter } from './lighter.ts'

const UTILITIES = 'lucide-react/dist/esm/shared/src/utils'

/** Nothing calls these two: names are left out below, and each icon comes as one object, not as a name and its lines. */
export const LUCIDE: Lighter = {
  leftOut: [`${UTILITIES}/toLucideIconData.mjs`, `${UTILITIES}/toPascalCase.mjs`],
}

const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const UNUSED = /\b(?:name: "[\w-]+"|aliases: \[[^\]]*\]|size: 24|key: "\w+"),?/g

/**
 * Icons without what has no use here: names, which become classes that no style sheet of ours knows, the usual size, and keys of lines
 * whose order never changes, because only React's build for developers asks for keys.
 */
export function lighterIcons(): Plugin {
  return {
    name: 'lighter-icons',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replace(UNUSED, ''), map: null }),
    },
  }
}
