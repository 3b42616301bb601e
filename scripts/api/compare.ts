/**
 * `npm run api:compare`: holds a backend's own OpenAPI documents against the contracts, without a running service. Ends with code 1 when
 * one does not fit.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readOptions, run, understood } from '../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { type Pact, readPact } from '../pact/pact-files.ts'
import { isProfileUpdate } from '../pact/targets.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER, pactFiles } from '../pact/verification.ts'
import { API_DIRECTORY, fileOf } from './apis.ts'
import { compare, type Finding, type ProviderDocument } from './comparison.ts'

const USAGE = `Usage:
  npm run api:compare -- --identity openapi.json --public openapi.yaml
      compares a backend's OpenAPI documents (2, 3.0 or 3.1; JSON or YAML; a file or an address) with the contracts: one of them or both
  … --profile openapi.json
      where POST /api/pessoa stands in a document of its own`

const options = {
  identity: { type: 'string' },
  public: { type: 'string' },
  profile: { type: 'string' },
} as const

async function main(): Promise<void> {
  const { identity, public: content, profile } = readOptions(options, USAGE)
  if (identity === undefined && content === undefined && profile === undefined)
    throw new ExpectedFailure(USAGE)
  if (identity !== undefined) {
    await report(
      IDENTITY_PROVIDER,
      identity,
      (interaction) => profile === undefined || !isProfileUpdate(interaction),
    )
  }
  if (profile !== undefined) await report(IDENTITY_PROVIDER, profile, isProfileUpdate)
  if (content !== undefined) await report(CONTENT_PROVIDER, content, () => true)
  console.log(
    process.exitCode === 1
      ? '\nA document does not fit the contracts: see above.'
      : '\nThe documents fit the contracts.',
  )
}

type Interaction = Pact['interactions'][number]

async function report(
  provider: string,
  source: string,
  isCompared: (interaction: Interaction) => boolean,
): Promise<void> {
  const document = await readDocument(source)
  const own = await readDocument(join(API_DIRECTORY, fileOf(provider)))
  for (const file of pactFiles(provider)) {
    const pact = readPact(file)
    const compared = { ...pact, interactions: pact.interactions.filter(isCompared) }
    const { breaches, notes } = await compare(compared, document, own)
    console.log(`\n${source}: ${compared.interactions.length} interactions with ${provider}`)
    for (const finding of breaches) print('does not fit', finding)
    for (const finding of notes) print('note', finding)
    if (breaches.length > 0) process.exitCode = 1
  }
}

function print(kind: string, { call, problem, interactions }: Finding): void {
  const [first, ...others] = interactions
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  console.log(`  ${call}: ${kind}\n    ${problem}\n    “${first}”${more}`)
}

/** @throws {ExpectedFailure} with the reason, where there is no such document. */
async function readDocument(source: string): Promise<ProviderDocument> {
  const text = await textOf(source).catch((reason: Error) => {
    throw new ExpectedFailure(`${source} cannot be read: ${reason.message}`)
  })
  // JSON is YAML too.
  const document = understood(
    () => (parse(text) ?? {}) as ProviderDocument,
    `${source} is neither YAML nor JSON.`,
  )
  const { openapi, swagger, paths } = document
  // Without quotation marks, YAML reads a number.
  if (paths === undefined || (Number(swagger) !== 2 && !/^3(\.|$)/.test(String(openapi)))) {
    throw new ExpectedFailure(`${source} is no OpenAPI document of version 2, 3.0 or 3.1 with paths.`)
  }
  return document
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFileSync(source, 'utf8')
  const response = await fetch(source, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`the answer has the status ${response.status}`)
  return response.text()
}

run(main)
