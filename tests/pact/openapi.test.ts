import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProfileUpdate } from '@domain/person/person.ts'
import { toUpdateBody } from '@infrastructure/http/person/wire-person-update.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { API_DIRECTORY, type Api, apisOf } from '../../scripts/api/apis.ts'
import { callNames } from '../../scripts/api/call-names.ts'
import { type Call, callsOf } from '../../scripts/api/calls.ts'
import { answerSchema } from '../../scripts/api/json-schema.ts'
import { openApiOf } from '../../scripts/api/openapi.ts'
import { pageOf } from '../../scripts/api/page.ts'
import { PROFILE_UPDATE } from '../../scripts/api/profile-update.ts'
import { readPacts } from '../../scripts/pact/pact-files.ts'
import { CALLS_WITHOUT_CONTRACT, WIRE_CALLS } from '../../scripts/pact/wire-calls.ts'
import { profileUpdate } from '../support/factories/person.ts'
import { CONTRACTS } from './contracts.ts'
import { WIRE_BAKERY, WIRE_MARIA } from './support/wire-people.ts'

let apis: readonly Api[]
beforeAll(async () => {
  const shapes = new Map<string, v.GenericSchema>()
  for (const { interactions } of CONTRACTS) {
    for (const { description, response, shape } of interactions) {
      if (response.isRead) shapes.set(description, await shape())
    }
  }
  const pacts = readPacts()
  apis = apisOf((name) =>
    pacts.filter(({ provider }) => provider.name === name).flatMap((pact) => callsOf(pact, shapes)),
  )
  expectOneShapeEach(shapes)
  if (process.env.UPDATE_API_DOCS === 'true') {
    for (const [file, text] of Object.entries(generated())) writeFileSync(file, text)
  }
})

const PAGE = join(API_DIRECTORY, 'index.html')

/** What is written, by file. */
let written: Readonly<Record<string, string>> | undefined
const generated = (): Readonly<Record<string, string>> => {
  written ??= {
    ...Object.fromEntries(
      apis.map((api) => [join(API_DIRECTORY, api.file), `${JSON.stringify(openApiOf(api), undefined, 2)}\n`]),
    ),
    [PAGE]: pageOf(apis, CALLS_WITHOUT_CONTRACT),
    'src/infrastructure/http/call-names.ts': callNames(WIRE_CALLS),
  }
  return written
}

/** The document takes the shape of one interaction for the whole call. */
function expectOneShapeEach(shapes: ReadonlyMap<string, v.GenericSchema>): void {
  for (const { path, shape, interactions } of allCalls()) {
    const others = interactions.flatMap(({ description }) => shapes.get(description) ?? [])
    const forms = new Set(
      others.filter((other) => other !== shape).map((other) => JSON.stringify(answerSchema(other))),
    )
    if (shape && forms.size > 0) expect([...forms], path).toEqual([JSON.stringify(answerSchema(shape))])
  }
}

const allCalls = (): readonly Call[] => apis.flatMap(({ calls }) => calls)

describe('the OpenAPI documents', () => {
  it('hold every call of docs/wire.md but those that have no contract', () => {
    expect(
      allCalls()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([...WIRE_CALLS].sort())
  })

  it('are valid OpenAPI 3.1', async () => {
    for (const api of apis) {
      const validator = new Validator()
      const { valid, errors } = await validator.validate({ ...openApiOf(api) })
      expect(errors, api.file).toBeUndefined()
      expect(valid).toBe(true)
      expect(validator.version).toBe('3.1')
    }
  })

  it('take every answer and every body of the contracts, and refuse another type', () => {
    let held = 0
    for (const api of apis) {
      const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
      ajv.addSchema(openApiOf(api), api.file)
      for (const { place, value } of examplesIn(openApiOf(api))) {
        const holds = ajv.compile({ $ref: `${api.file}#${place}` })
        expect(holds(value), `${place}: ${JSON.stringify(holds.errors)}`).toBe(true)
        expect(holds('uma página de erro'), place).toBe(false)
        held++
      }
    }
    const bodies = allCalls().flatMap(({ interactions }) =>
      interactions.filter(({ response }) => response.body !== undefined),
    )
    expect(held).toBeGreaterThanOrEqual(bodies.length)
  })

  it.each([
    ['has asked to be deactivated', { dtaHoraSolicitacaoExclusao: '2026-11-20T08:30:00' }],
    ['has no time left', { tempoRestanteReativacaoCadastro: null }],
    [
      'has ids that are texts',
      { enderecos: [{ idEndereco: 'e-1', codMun: '3550308' }], telefones: [{ idTelefone: 't-1' }] },
    ],
    ['has a second address', { enderecos: [{ idEndereco: 1 }, { cep: null }] }],
    ['has null for everything', Object.fromEntries(Object.keys(WIRE_MARIA).map((name) => [name, null]))],
    ['has nothing', {}],
    ['is a company', WIRE_BAKERY],
  ])('take the registration back from a customer who %s', (_, answered) => {
    const individual = profileUpdate.build()
    const { document, name, email, channel, address, phone } = individual
    const facts = { tradeName: 'Padaria', lineOfBusiness: 'Padaria', contactName: 'Ana' }
    const company = { kind: 'company', document, name, email, channel, address, phone, ...facts } as const
    const kinds: readonly ProfileUpdate[] = [individual, company]
    const bodies = kinds.map((update) => JSON.parse(JSON.stringify(toUpdateBody(answered, update))))
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    for (const body of bodies)
      expect(ajv.validate(PROFILE_UPDATE, body), JSON.stringify(ajv.errors)).toBe(true)
    const { nomeRazao: _name, ...nameless } = bodies[0].pessoa
    expect(ajv.validate(PROFILE_UPDATE, { ...bodies[0], pessoa: nameless })).toBe(false)
  })

  it('take numbers and texts for the ids of a backend', () => {
    const text = JSON.stringify(apis.map(openApiOf))
    const parameter =
      /"name":"(id|idEmpresa|idCampanha)","in":"\w+","required":\w+,"schema":{"type":\["integer","string"\]}/g
    expect([...new Set([...text.matchAll(parameter)].map(([, name]) => name))].sort()).toEqual([
      'id',
      'idCampanha',
      'idEmpresa',
    ])
    expect(text).toContain('"idPromoProd":{"type":["integer","string"]}')
    expect(text).toContain('"idExtrato":{"type":["integer","string"]}')
  })

  it('say of each field what the portal does without it', () => {
    const [text] = Object.values(generated())
    expect(text).toContain('Needed: without it the whole call fails.')
  })
})

/** Every example of a document, with the place of the schema that it belongs to. */
function examplesIn(
  node: unknown,
  place = '',
): readonly { readonly place: string; readonly value: unknown }[] {
  if (typeof node !== 'object' || node === null) return []
  const { schema, examples } = node as {
    schema?: unknown
    examples?: Readonly<Record<string, { value: unknown }>>
  }
  if (schema !== undefined && examples !== undefined) {
    return Object.values(examples).map(({ value }) => ({ place: `${place}/schema`, value }))
  }
  return Object.entries(node).flatMap(([key, inside]) =>
    examplesIn(inside, `${place}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`),
  )
}

describe('the page of all calls', () => {
  it('needs no server, no script and no other host', () => {
    const page = generated()[PAGE] ?? ''
    expect(page).not.toMatch(/<script|<iframe|<img|style=| src=|url\(/)
    const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link)
    const files = [...new Set(links.filter((link) => !link.startsWith('#')))]
    expect(files.filter((file) => !existsSync(join(API_DIRECTORY, file)))).toEqual([])
    const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`))
    expect(links.filter((link) => link.startsWith('#') && !ids.has(link))).toEqual([])
  })

  it('names every interaction of the contracts', () => {
    const page = generated()[PAGE] ?? ''
    for (const { description } of allCalls().flatMap(({ interactions }) => interactions)) {
      expect(page).toContain(`<summary lang="pt-BR">${description} <small`)
    }
  })
})

describe('what `npm run api:docs` writes', () => {
  it('is what comes of docs/wire.md, the contracts and the adapters', () => {
    for (const [file, text] of Object.entries(generated())) {
      expect(readFileSync(file, 'utf8').split('\n'), STALE).toEqual(text.split('\n'))
    }
  })
})

const STALE = 'the calls have changed: run `npm run api:docs`, look at the difference and commit it'
