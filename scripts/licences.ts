import { readFileSync, writeFileSync } from 'node:fs'
import { thirdPartyPage } from './packages/licences.ts'

writeFileSync('THIRD-PARTY.md', thirdPartyPage(readFileSync('dist/licencas.txt', 'utf8')))
