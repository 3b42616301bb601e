const containerModules = (...areas: readonly string[]) => `container/(${areas.join('|')})\\.module\\.ts$`

/** @param paths patterns of files under `src`, written with `/`. */
const sources = (...paths: readonly string[]) =>
  new RegExp(
    paths
      .map((path) => `/src/.*${path}`)
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  )

const icons = (...names: readonly string[]) => new RegExp(`lucide-react.*[\\\\/](${names.join('|')})\\.mjs$`)

const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

interface Chunk {
  readonly name: string
  readonly test: RegExp
  /** How many chunks must need a module, so that it comes here. */
  readonly minShareCount?: number
}

/** Packages, and the code that loads all other chunks. They come first, so that no other chunk takes a part of them. */
const LIBRARIES: readonly Chunk[] = [
  // The page starts with this chunk, and it fetches all others. So its code must not be inside one of those.
  { name: 'index', test: /[\\/]src[\\/]boot\.ts$|vite[\\/]preload-helper/ },
  // Libraries of every screen, in chunks that a new version of the portal leaves as they are. They are two, because connections
  // share the network: one large file would be the last to come.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'libraries',
    test: /[\\/]src[\\/]libraries\.ts$|node_modules[\\/](wouter|regexparam|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)[\\/]/,
  },
]

/** What every visit begins with. It is one request: a part that a screen shares with it would otherwise be a second one. */
const START: readonly Chunk[] = [
  {
    name: 'start',
    test: either(
      icons('check', 'chevron-down', 'eye', 'eye-off'),
      sources(
        'main\\.tsx$',
        // What the login and the signed-in screens both begin with.
        'domain/person/customer-document',
        'ui/kit/notice\\.tsx',
        'ui/kit/new-tab',
        'ui/screen/(page|failure-message|submission)\\.tsx?',
        // The sheet of the login stands in the page, so that its first paint waits for no file.
        'ui/kit/(checkbox|error-summary|field-frame|layout|password-field|select-field)\\.module\\.css',
        // The list of stores on home uses these too. In the chunk of the login they would cost home one more round trip.
        'ui/kit/(layout|field-frame|select-field)\\.tsx',
        'ui/session/login-page\\.module\\.css',
      ),
    ),
  },
  // With the fields that other forms have too. A customer who is signed in sees home without it.
  { name: 'login', test: sources('ui/session/login-page', 'kit/select-field', containerModules('sign-in')) },
]

/** Large libraries of some screens, before those screens: none of them comes with a part of another screen. */
const LIBRARIES_OF_SOME: readonly Chunk[] = [
  { name: 'masks', test: /node_modules[\\/]imask[\\/]|kit[\\/]masking\.ts/ },
  { name: 'lists', test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: 'months', test: /node_modules[\\/]luxon[\\/]|screen[\\/]month-name/ },
]

/** What a signed-in customer sees first, in the order in which home draws it: the part that is seen earlier takes the module. */
const HOME: readonly Chunk[] = [
  // The figures are asked for before the code of their screen is there.
  {
    name: 'calls',
    test: either(
      /node_modules[\\/]valibot[\\/]/,
      sources(containerModules('http', 'cashback', 'home', 'purchases')),
    ),
  },
  // What surrounds every signed-in screen, and home.
  {
    name: 'signed-in',
    test: sources(
      'ui/shell/shell\\.tsx',
      'ui/home/home-page',
      'ui/screen/load-view',
      containerModules('shell'),
    ),
  },
  // What the rest of home and most other screens need, with the styles of that rest. Code that only other screens need is not here,
  // because it would delay the first banner. The icons are here, or the carousel would fetch the code of other screens for one of them.
  {
    name: 'everyday',
    test: either(
      icons('chevron-left', 'coins', 'star', 'store'),
      sources(
        '(kit/arrange|ui/home/.*)\\.module\\.css',
        'ui/(campaigns/campaign-names|lapsing/|vouchers/voucher-name)',
        'ui/kit/(filter-chips|section|short-list)\\.tsx',
        'ui/offers/(offer-card|offer-item|save-button|saved-offer-list|stored-activations)',
        'ui/screen/picture\\.tsx',
        'browser/browser-screen-wake-lock',
        'ui/stores/(choose-store|store-choice|store-field)',
        containerModules('campaigns', 'lapsing', 'offers', 'vouchers'),
      ),
    ),
  },
  { name: 'home-rest', test: sources('ui/home/home-rest') },
]

/** What several other screens need, and what no screen waits for. */
const BESIDE_SCREENS: readonly Chunk[] = [
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
      'ui/shell/partners\\.tsx',
      'ui/shell/.*/(prompts|checkout-dialog|install-dialog|wallet|notices|store-picker)\\.tsx',
      containerModules('documents', 'flyers', 'purchase-history', 'reminders', 'stores'),
    ),
  },
  // Fetched only where the deployment wants reports of visits: the first chunk records failures at once, the second measures later.
  { name: 'telemetry', test: sources('report-visit\\.ts', 'browser/record-uncaught-errors') },
  {
    name: 'telemetry-vitals',
    test: /node_modules[\\/]web-vitals[\\/]|container[\\/]telemetry\.module/,
  },
]

/** What is left and more than one screen needs. */
const SHARED: Chunk = {
  name: 'shared',
  test: /[\\/]src[\\/](ui|domain|application)[\\/]|lucide-react/,
  minShareCount: 2,
}

/** After what is shared: each holds only what no other screen needs. A screen that is not named here is a chunk of its own. */
const SCREENS: readonly Chunk[] = [
  // This chunk is not fetched ahead. So it must hold nothing that a chunk fetched ahead needs, such as the dialog.
  { name: 'updates', test: sources('ui/app/quiet-parts', containerModules('updates')) },
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
      'http/person/wire-person-update',
      containerModules('privacy', 'profile'),
    ),
  },
  {
    name: 'registration',
    test: sources('ui/registration/', 'ui/session/recover', containerModules('registration')),
  },
]

/**
 * Which chunk each module of the build goes to (docs/decisions/090). A module goes to the first chunk whose pattern it matches, and
 * takes with it all modules that it imports and that no earlier chunk has. So the order decides: what two chunks need goes to the
 * earlier one. `tests/e2e/first-visit.test.ts` says when a screen has to fetch more than before.
 */
export const chunkGroups = [
  ...LIBRARIES,
  ...START,
  ...LIBRARIES_OF_SOME,
  ...HOME,
  ...BESIDE_SCREENS,
  SHARED,
  ...SCREENS,
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }))
