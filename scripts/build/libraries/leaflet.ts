import type { Lighter } from './lighter.ts'

/** The package's own file as a module, so that the bundler can leave out what is not imported. */
const FILE = 'leaflet/dist/leaflet-src.esm.js'

export const LEAFLET: Lighter = {
  resolved: { leaflet: FILE },
  changed: {
    [FILE]: [
      // Leaflet's way to write a class. Without the note a bundler must keep it, because to call a function may have an effect.
      { from: /(?<== )\w+\.extend\(\{/g, to: '/* @__PURE__ */ $&' },
    ],
  },
}
