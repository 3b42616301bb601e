/** `npm run pact`: plays all interactions and puts the contracts that come of it in `pacts/`, with the catalogue of their states. */
import { startVitest } from 'vitest/node'

const vitest = await startVitest('test', ['tests/pact/contracts.test.ts'], {
  project: ['pact'],
  run: true,
  env: { UPDATE_PACTS: 'true' },
})
await vitest.close()
