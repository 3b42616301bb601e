import type { Lighter } from './lighter.ts'

/** A letter of any script: imask lists them all, because it also runs in browsers that do not know `\p`. */
export const IMASK: Lighter = {
  changed: {
    'imask/esm/masked/pattern/input-definition.js': [
      { from: /'a': \/.*\/,$/m, to: String.raw`'a': /\p{L}/u,` },
    ],
  },
}
