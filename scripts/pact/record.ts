/** `npm run pact`: runs all interactions, and writes the contracts and the catalogue of their states to `pacts/`. */
import { startVitest } from 'vitest/node'

const vitest = await startVitest('test', ['tests/pact/contracts.test.ts'], {
  project: ['pact'],
  run: true,
  env: { UPDATE_PACTS: 'true' },
})
await vitest.close()
