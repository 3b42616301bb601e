/** `npm run pact:catalogue`: writes the catalogue of the provider's states from the contracts. */
import { writeFileSync } from 'node:fs'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { CATALOGUE_FILE, catalogueOf, stateAnswers } from './catalogue.ts'
import { readPacts } from './pact-files.ts'

const sandbox = await startSandbox()
const pacts = readPacts()
writeFileSync(CATALOGUE_FILE, catalogueOf(pacts, await stateAnswers(pacts, sandbox)))
await sandbox.close()
