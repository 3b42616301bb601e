import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './deploy/manifest.ts'
import { preparedEncodings } from './deploy/prepared-encodings.ts'

const layer = (name: string) => fileURLToPath(new URL(`./src/${name}`, import.meta.url))

/** The layers by name, the same as `paths` in tsconfig.base.json. */
export const layerAliases = {
  '@domain': layer('domain'),
  '@application': layer('application'),
  '@infrastructure': layer('infrastructure'),
  '@ui': layer('ui'),
}

/** Also the first line of src/ui/kit/global.css. */
const LAYER_ORDER = '@layer reset,tokens,kit,screens;'

/**
 * Begins every style sheet of the build with the order of the cascade layers: the first one that the browser reads decides it,
 * and which one that is, is the bundler's choice.
 */
const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = LAYER_ORDER + String(file.source)
    }
  },
})

/** In bytes. A heavier part, such as the map, is kept when a customer first needs it. */
const HEAVIEST_PART_AHEAD = 150_000

/** What the worker fetches before anybody asks for it. Not the manifest, which a deployment may replace without building. */
function isFetchedAhead({ url, size }: { url: string; size: number }): boolean {
  const isStart = url.startsWith('assets/index-')
  return url !== 'manifest.webmanifest' && (isStart || size <= HEAVIEST_PART_AHEAD)
}

const EVERYDAY = [
  'campaigns',
  'cashback',
  'documents',
  'lapsing',
  'offers',
  'purchases',
  'reminders',
  'vouchers',
]
const FORMS = ['passwords', 'person', 'profile', 'registration']

const containerModule = (areas: readonly string[]) =>
  new RegExp(`[\\\\/]container[\\\\/](${areas.join('|')})\\.module\\.ts$`)

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  resolve: { alias: layerAliases },
  plugins: [
    react(),
    layerOrder(),
    preparedEncodings(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/infrastructure/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The portal registers its worker itself (ServiceWorkerUpdates): Trusted Types refuse the plugin's way.
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        // Not the page, which carries the deployment's configuration.
        globPatterns: ['assets/**/*.{js,css,woff2}', 'brand/*.svg'],
        // One classic script: the module form asks the bundler for an option that it has deprecated.
        rollupFormat: 'iife',
        maximumFileSizeToCacheInBytes: 600_000,
        manifestTransforms: [(entries) => ({ manifest: entries.filter(isFetchedAhead) })],
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries of every screen, in a chunk that a new version of the portal leaves as it is.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|wouter|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|axios|valibot)\//,
            },
            // What the page begins with is one request, and not one for each part that a screen shares with it.
            { name: 'start', tags: ['$initial'] },
            // Areas that one screen needs together: the first one behind the login, and the forms.
            { name: 'everyday', test: containerModule(EVERYDAY) },
            { name: 'forms', test: containerModule(FORMS) },
          ],
        },
      },
    },
  },
})
