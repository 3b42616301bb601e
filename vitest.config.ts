import { defineConfig } from 'vitest/config'
import { zoneReaders } from './tests/support/zone-readers.ts'
import { layerAliases } from './vite.config.ts'

const unitFolders = ['tests/domain', 'tests/application', 'tests/infrastructure', 'tests/ui']

export default defineConfig({
  resolve: { alias: layerAliases },
  test: {
    // For two cores. With two workers a third of their time was idle, because a worker also waits for frames, timers and the network.
    maxWorkers: 3,
    // To read the same modules again for each file took longer than the tests: no test changes what another one imports.
    isolate: false,
    // Adapters are decorated for the container, which keeps its notes there.
    setupFiles: ['reflect-metadata/lite', './tests/support/same-data.setup.ts'],
    // A shared machine may stall for seconds. What hangs is still found.
    testTimeout: 15_000,
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    // What no test runs in these two layers is a rule that no test proves. `npm run check` measures it with the unit tests alone, because
    // it takes all tests together 20 s more.
    coverage: {
      include: ['src/{domain,application}/**/*.ts'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { lines: 95, branches: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitFolders.map((folder) => `${folder}/**/*.test.ts`),
          environment: 'node',
          env: { TZ: 'America/Sao_Paulo' },
        },
      },
      {
        // What may read a zone, once more where "today" and "midnight" fall differently.
        extends: true,
        test: {
          name: 'unit-utc',
          include: zoneReaders(unitFolders),
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
      {
        // Components under StrictMode, which does nothing in a production build.
        extends: true,
        test: {
          name: 'components',
          include: ['tests/ui/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/support/components.setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'sandbox', include: ['tests/sandbox/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/{architecture,bench,deploy}/**/*.test.ts'],
          environment: 'node',
          // Some of these tests start the compiler, the linter or nginx.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pact',
          include: ['tests/pact/**/*.test.ts'],
          environment: 'node',
          // Some of these tests record or verify whole contracts.
          testTimeout: 30_000,
          // The recorder keeps its open contracts in its process: each file gets a process of its own.
          isolate: true,
          // Without it every run would wait for the network.
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: './tests/support/browser-environment.ts',
          globalSetup: 'tests/support/built-portal.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 14_000 } },
          // A shared machine may stall a browser; on a developer's own every failure shows at once (docs/decisions/014).
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
