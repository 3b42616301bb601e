import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa'
import { manifest } from './deploy/manifest.ts'
import { preparedEncodings } from './deploy/prepared-encodings.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { classNamesInPlace, shortClassNames } from './scripts/build/class-names.ts'
import { compileHints } from './scripts/build/compile-hints.ts'
import { firstPaint } from './scripts/build/first-paint-plugin.ts'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './scripts/build/floor.ts'
import { lighterIcons } from './scripts/build/libraries/lucide.ts'
import { licences } from './scripts/build/licences-plugin.ts'
import { lighterLibraries } from './scripts/build/lighter-libraries.ts'
import { olderStyles } from './scripts/build/older-styles.ts'
import { smallerScripts } from './scripts/build/smaller-scripts.ts'
import { sourceMapsBeside } from './scripts/build/source-maps-plugin.ts'
import { version } from './scripts/build/version-plugin.ts'

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
 * Writes the order of the cascade layers at the start of every style sheet with layers: the first sheet that the browser reads decides the
 * order, and the bundler chooses this sheet. Other sheets stay without it: for a sheet with layers Chromium lays out the page again.
 */
const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const sheet = String(file.source)
      if (sheet.includes('@layer')) file.source = LAYER_ORDER + sheet
    }
  },
})

/**
 * Not fetched ahead by the worker. It fetches what a signed-in customer needs without a signal. Everything else is kept when
 * it is first needed: the map, the carousel, what few customers see, what only a form or a document needs.
 */
const NOT_AHEAD =
  /store-map|banner-carousel|deactivated-notice|clean-html|registration|older-browser|masks|broken-rules|updates|statement-list|telemetry/

/**
 * What home fetches while it is looked at. The bundler's code waits for the style sheet before it imports a script, so the scripts are
 * asked for together with it.
 */
const AT_ONCE = /home-rest|everyday|banner-carousel/

const isFetchedAhead = ({ url }: { url: string }) => !NOT_AHEAD.test(url)

/** Keeps the manifest out of the list that the worker's plugin writes: a deployment may replace the manifest without a build. */
const manifestStaysOut = (): Plugin => ({
  name: 'manifest-stays-out',
  apply: 'build',
  buildStart() {
    const pwa = this.environment.config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as
      | VitePluginPWAAPI
      | undefined
    if (!pwa) throw new Error('the plugin of the worker was expected')
    pwa.extendManifestEntries(() => [])
  },
})

const { page: licencesOfPage, worker: licencesOfWorker } = licences()

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  // wouter asks a package for what React has had since version 18.
  resolve: { alias: { ...layerAliases, 'use-sync-external-store/shim/index.js': 'react' } },
  css: { postcss: { plugins: [olderStyles] }, modules: { generateScopedName: shortClassNames() } },
  plugins: [
    react(),
    classNamesInPlace(),
    lighterIcons(),
    lighterLibraries(),
    layerOrder(),
    firstPaint(),
    smallerScripts(),
    compileHints(),
    preparedEncodings(),
    version(),
    licencesOfPage,
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
        globPatterns: ['assets/**/*.{js,css,woff2}'],
        // One classic script: the module form asks the bundler for an option that it has deprecated.
        rollupFormat: 'iife',
        buildPlugins: { vite: [licencesOfWorker] },
        maximumFileSizeToCacheInBytes: 600_000,
        manifestTransforms: [(entries) => ({ manifest: entries.filter(isFetchedAhead) })],
      },
    }),
    manifestStaysOut(),
    sourceMapsBeside(),
  ],
  build: {
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
    modulePreload: {
      polyfill: false,
      // The page asks for all scripts of a screen at once (docs/decisions/090): the bundler's lists of them would only be bytes.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((each) => each.endsWith('.css') || (AT_ONCE.test(file) && AT_ONCE.test(each))),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The shortest hashes that so many files may have: each script names many others, and a hash cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
})
