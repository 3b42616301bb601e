/** `npm run api:docs`: writes the OpenAPI documents and the page of all calls to `docs/api/`, from the contracts and the adapters' shapes,
 * and the names of all calls to `src/infrastructure/http/call-names.ts`. */
import { startVitest } from 'vitest/node'

// The shapes are those of the adapters themselves, which the tests' container builds.
const vitest = await startVitest('test', ['tests/pact/openapi.test.ts'], {
  project: ['pact'],
  run: true,
  env: { UPDATE_API_DOCS: 'true' },
})
await vitest.close()
