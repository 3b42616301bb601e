import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa'
import { manifest } from './deploy/manifest.ts'
import { preparedEncodings } from './deploy/prepared-encodings.ts'
import { firstPaint } from './scripts/build/first-paint-plugin.ts'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './scripts/build/floor.ts'
import { licences } from './scripts/build/licences-plugin.ts'
import { lighterLibraries } from './scripts/build/lighter-libraries.ts'
import { olderStyles } from './scripts/build/older-styles.ts'
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

/**
 * What the worker fetches before anybody asks for it: what a signed-in customer needs without a signal. Everything else is kept when
 * it is first needed: the map, the carousel, what few customers see, what only a form or a document needs.
 */
const NOT_AHEAD =
  /store-map|banner-carousel|deactivated-notice|purify|registration|older-browser|masks|broken-rules|updates|statement-list|telemetry/

const isFetchedAhead = ({ url }: { url: string }) => !NOT_AHEAD.test(url)

/** The plugin of the worker puts the manifest into its list after all else. A deployment may replace the manifest without building. */
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

const containerModules = (...areas: readonly string[]) => `container/(${areas.join('|')})\\.module\\.ts$`

/** @param paths patterns of files under `src`, written with `/`. */
const sources = (...paths: readonly string[]) =>
  new RegExp(
    paths
      .map((path) => `/src/.*${path}`)
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  )

const { page: licencesOfPage, worker: licencesOfWorker } = licences()

type Group = Readonly<Record<string, unknown>> & { readonly name: string }

/** A module goes to the first group that wants it, with all that it imports. */
const inOrder = (groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }))

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  // wouter asks a package for what React has had since version 18.
  resolve: { alias: { ...layerAliases, 'use-sync-external-store/shim/index.js': 'react' } },
  css: { postcss: { plugins: [olderStyles] } },
  plugins: [
    react(),
    lighterLibraries(),
    layerOrder(),
    firstPaint(),
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: inOrder([
            // What fetches the other chunks must not come with one of them.
            { name: 'runtime', test: /rolldown[\\/]runtime|vite[\\/]preload-helper/ },
            // Libraries of every screen, in chunks that a new version of the portal leaves as they are. They are two, because connections
            // share the line: one large file would be the last to come.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'libraries',
              test: /[\\/]src[\\/]libraries\.ts$|node_modules[\\/](wouter|regexparam|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|valibot)[\\/]/,
            },
            // What the page begins with is one request, and not one for each part that a screen shares with it.
            { name: 'start', test: /[\\/]src[\\/]main\.tsx$/ },
            // Large libraries of some screens, so that none of them comes with a part of another screen.
            { name: 'masks', test: /node_modules[\\/]imask[\\/]|kit[\\/]masking\.ts/ },
            { name: 'lists', test: /node_modules[\\/]@tanstack[\\/]/ },
            { name: 'months', test: /node_modules[\\/]luxon[\\/]|screen[\\/]month-name/ },
            // What a signed-in customer sees first. The figures are asked for before the code of their screen is there.
            { name: 'calls', test: sources(containerModules('http')) },
            // With the sheet of the figures, so that it is one sheet.
            {
              name: 'signed-in',
              test: sources(
                'ui/shell/shell\\.tsx',
                containerModules('shell'),
                '(kit/words|home/home-page)\\.module\\.css',
                // Of home's stores and of the registration, which need nothing else of each other.
                'kit/select-field',
              ),
            },
            { name: 'figures', test: sources(containerModules('cashback', 'home', 'purchases')) },
            { name: 'home', test: sources('ui/home/home-page') },
            // What the rest of home and most other screens need, with the sheet of that rest: nothing that only others need comes
            // before the first banner. Icons too: the carousel would bring the code of other screens for one of them.
            {
              name: 'everyday',
              test: new RegExp(
                `lucide-react.*(chevron-left|coins|star|store)\\.mjs|${
                  sources(
                    '(kit/arrange|ui/home/.*)\\.module\\.css',
                    'ui/campaigns/campaign-names',
                    'ui/kit/(section|segmented|short-list)\\.tsx',
                    'ui/offers/(offer-card|offer-item|own-list|save-button)',
                    'ui/screen/picture\\.tsx',
                    'ui/stores/store-(choice|field)',
                    containerModules('campaigns', 'lapsing', 'offers', 'vouchers'),
                  ).source
                }`,
              ),
            },
            { name: 'home-rest', test: sources('ui/home/home-rest') },
            // One sheet for all other screens.
            { name: 'styles', test: sources('\\.module\\.css') },
            // Fields of the registration and of the profile, and what a customer agrees to there.
            {
              name: 'forms',
              test: sources(
                'ui/person/',
                'kit/(radio-group|question)',
                'ui/preferences/whatsapp-confirmation',
                'ui/terms/term-link',
                'application/(registration/|connectivity/watch|session/recover-password)',
                'validation/fetch-rules',
                containerModules('person', 'consents', 'passwords'),
              ),
            },
            {
              name: 'prompts',
              test: sources(
                'ui/shell/(prompts|checkout-dialog|install-dialog|wallet|notices|store-picker)\\.tsx',
                containerModules('documents', 'flyers', 'purchase-history', 'reminders', 'stores'),
              ),
            },
            // Only where the deployment wants reports of visits: what notices failures at once, and what measures later.
            { name: 'telemetry', test: sources('report-visit\\.ts', 'browser/notice-failures') },
            {
              name: 'telemetry-vitals',
              test: /node_modules[\\/]web-vitals[\\/]|container[\\/]telemetry\.module/,
            },
            {
              name: 'shared',
              test: /[\\/]src[\\/](ui|domain|application)[\\/]|lucide-react/,
              minShareCount: 2,
            },
            // After what is shared: not fetched ahead, so nothing that is may need a part of it, such as the dialog.
            { name: 'updates', test: sources('ui/app/update-notice', containerModules('updates')) },
            // What is opened together: the offers and the list made of them; vouchers and the statement.
            { name: 'offers', test: sources('ui/offers/') },
            { name: 'savings', test: sources('ui/vouchers/', 'ui/cashback/') },
            { name: 'shops', test: sources('ui/(flyers|stores)/.*-page') },
            // Screens that are seldom opened alone.
            { name: 'campaigns', test: sources('ui/campaigns/') },
            {
              name: 'account',
              test: sources(
                'ui/(chats|preferences|privacy|profile|terms)/',
                'ui/session/change-password',
                containerModules('privacy', 'profile'),
              ),
            },
            {
              name: 'registration',
              test: sources('ui/registration/', 'ui/session/recover', containerModules('registration')),
            },
          ]),
        },
      },
    },
  },
})
