import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { API_DIRECTORY, fileOf } from '../../scripts/api/apis.ts'
import { compare, type ProviderDocument } from '../../scripts/api/comparison.ts'
import { type Pact, readPacts } from '../../scripts/pact/pact-files.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER } from '../../scripts/pact/verification.ts'
import { expectExplained, runScript } from '../support/run-script.ts'

const ownText = (provider: string) => readFileSync(join(API_DIRECTORY, fileOf(provider)), 'utf8')

const own = JSON.parse(ownText(IDENTITY_PROVIDER)) as ProviderDocument

/** The interactions with one provider, or those of its calls that begin like this. */
function contractWith(provider: string, ...calls: readonly string[]): Pact {
  const pact = readPacts().find((each) => each.provider.name === provider)
  if (pact === undefined) throw new Error(`There is no contract with ${provider}.`)
  const isAmong = ({ request }: Pact['interactions'][number]) =>
    calls.length === 0 || calls.some((call) => `${request.method} ${request.path}`.startsWith(call))
  return { ...pact, interactions: pact.interactions.filter(isAmong) }
}

describe('a document that says what the contracts say', () => {
  it.each([IDENTITY_PROVIDER, CONTENT_PROVIDER])('fits: our own of %s', async (provider) => {
    const document = JSON.parse(ownText(provider)) as ProviderDocument
    expect(await compare(contractWith(provider), document, document)).toEqual({ breaches: [], notes: [] })
  })

  it('fits in the style of another backend', async () => {
    const document = parse(OTHER_STYLE) as ProviderDocument
    const calls = ['GET /api/promocoes/global/', 'POST /api/promocao', 'POST /api/pessoa/cadastro']
    expect(await compare(contractWith(IDENTITY_PROVIDER, ...calls), document, own)).toEqual({
      breaches: [],
      notes: [],
    })
  })
})

/** OpenAPI 3.0 with a base path, references, `nullable`, other refusals, fields with brackets, and one form of rules. */
const OTHER_STYLE = `
openapi: 3.0.3
info: { title: Fidelidade, version: '7' }
servers: [{ url: https://api.loja.example/api }]
paths:
  /promocoes/global/:
    get:
      security: [{ jwt: [] }]
      parameters: [{ name: idEmpresa, in: query, required: true, schema: { type: integer } }]
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Ofertas' }
        '401': { description: sessão expirada }
  /promocao/ativar:
    post:
      security: [{ jwt: [] }]
      requestBody: { $ref: '#/components/requestBodies/Ativacao' }
      responses:
        '201': { $ref: '#/components/responses/Mensagem' }
        '422': { $ref: '#/components/responses/Recusa' }
  /pessoa/cadastro:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [cpf, 'endereco[cep]']
              properties:
                cpf: { type: string }
                'endereco[cep]': { type: string, pattern: '^[0-9]{8}$' }
                aceitoTermos: { type: boolean }
      responses:
        '200': { $ref: '#/components/responses/Mensagem' }
        4XX: { $ref: '#/components/responses/Recusa' }
components:
  securitySchemes:
    jwt: { type: http, scheme: bearer }
  requestBodies:
    Ativacao:
      required: true
      content:
        application/x-www-form-urlencoded:
          schema:
            type: object
            properties: { idPromoProd: { type: integer } }
  responses:
    Mensagem:
      description: ok
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Mensagem' }
    Recusa:
      description: recusa
      content:
        application/json:
          schema:
            type: object
            properties:
              description: { type: string, nullable: true }
              data: { type: object, nullable: true, properties: { errors: { type: array, items: { type: string } } } }
  schemas:
    Mensagem:
      type: object
      properties:
        statusCode: { type: integer }
        data: { type: object, nullable: true, properties: { mensagem: { type: string } } }
    Ofertas:
      type: object
      properties:
        statusCode: { type: integer }
        data: { type: array, items: { $ref: '#/components/schemas/Promocao' } }
    Promocao:
      type: object
      properties:
        idPromocao: { type: integer, format: int64 }
        publico: { type: string, enum: [G, E] }
        nomeExibicao: { type: string }
        dtaInicio: { type: string }
        dtaFim: { type: string, nullable: true }
        tiposDescontos: { type: array, items: { $ref: '#/components/schemas/Oferta' } }
    Oferta:
      allOf:
        - { $ref: '#/components/schemas/Preco' }
        - type: object
          properties:
            idPromoProd: { type: integer }
            nome: { type: string }
            imagem: { type: string, format: uri, nullable: true }
            qtde: { type: number }
            mensagem1: { type: string }
            mensagem2: { type: string }
            regras: { type: array, items: { $ref: '#/components/schemas/Regra' } }
            estoque: { type: integer }
    Preco:
      type: object
      properties: { preco: { type: number }, precoOriginal: { type: number, nullable: true } }
    Regra:
      type: object
      properties:
        tipo: { type: integer }
        percentualDesconto: { type: number }
        mensagem: { type: string }
`

/** What our own document says of one path, with the operation changed. */
function changed(path: string, method: string, change: (operation: Operation) => void): ProviderDocument {
  const { [path]: operations = {} } = structuredClone(own.paths) as Record<string, Record<string, Operation>>
  const operation = operations[method]
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document.`)
  change(operation)
  return { ...own, paths: { [path]: operations } }
}

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: object }[]
  security: object[]
  requestBody: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Schema {
  type?: unknown
  required?: string[]
  properties: Record<string, Schema>
  items: Schema
  anyOf?: Schema[]
}

const FORM = 'application/x-www-form-urlencoded'

const answer = ({ responses }: Operation): Schema => {
  const schema = responses['200']?.content?.['application/json']?.schema
  if (schema === undefined) throw new Error('The operation has no answer.')
  return schema
}

const dataOf = (operation: Operation): Schema => {
  const { data } = answer(operation).properties
  if (data === undefined) throw new Error('The answer has no data.')
  return data
}

type Breaking = readonly [
  what: string,
  path: string,
  method: 'get' | 'post',
  change: (operation: Operation) => void,
  call: string,
  problem: string,
]

const BREAKING: readonly Breaking[] = [
  [
    'a field that the portal reads is not there',
    '/api/contacorrente/saldo',
    'get',
    (operation) => delete dataOf(operation).properties.saldo?.properties.valorPendente,
    'GET /api/contacorrente/saldo',
    'The portal reads data.saldo.valorPendente, which the document does not have.',
  ],
  [
    'a number is a text',
    '/api/contacorrente/saldo',
    'get',
    (operation) => {
      const { saldo } = dataOf(operation).properties
      if (saldo) saldo.properties.valorPendente = { type: 'string', properties: {}, items: {} as Schema }
    },
    'GET /api/contacorrente/saldo',
    'The portal reads data.saldo.valorPendente, which in the document must be string.',
  ],
  [
    'a page is not obeyed',
    '/api/pessoa/cupons',
    'get',
    (operation) => {
      operation.parameters = operation.parameters.filter(({ name }) => name !== 'pagina')
    },
    'GET /api/pessoa/cupons',
    'The document does not have the parameter pagina.',
  ],
  [
    'a parameter is asked for that the portal does not send',
    '/api/tabloides/ativos',
    'get',
    ({ parameters }) =>
      parameters.push({ name: 'versao', in: 'query', required: true, schema: { type: 'integer' } }),
    'GET /api/tabloides/ativos',
    'The document asks for versao, which the portal does not send.',
  ],
  [
    'another credential is asked for',
    '/api/termos/publicados',
    'get',
    (operation) => {
      operation.security = [{ session: [] }]
    },
    'GET /api/termos/publicados',
    'The document asks for credentials that the portal does not send here.',
  ],
  [
    'JSON is asked for where the portal sends a form',
    '/api/promocao/ativar',
    'post',
    ({ requestBody: { content } }) => {
      const form = content[FORM]
      if (form) content['application/json'] = form
      delete content[FORM]
    },
    'POST /api/promocao/ativar',
    `The portal sends ${FORM}; the document takes application/json.`,
  ],
  [
    'a field is asked for that the portal does not send',
    '/api/promocao/ativar',
    'post',
    ({ requestBody: { content } }) => content[FORM]?.schema.required?.push('idEmpresa'),
    'POST /api/promocao/ativar',
    "The document does not take what the portal sends: the body must have required property 'idEmpresa'.",
  ],
  [
    'a refusal is not told of',
    '/api/promocao/ativar',
    'post',
    ({ responses }) => {
      delete responses['400']
      delete responses.default
    },
    'POST /api/promocao/ativar',
    'The document does not have an answer with 400, and no default.',
  ],
  [
    'the answer has no body',
    '/api/lojas',
    'get',
    ({ responses }) => delete responses['200']?.content,
    'GET /api/lojas',
    'The document does not say what the answer holds.',
  ],
  [
    'neither form of a list has its fields',
    '/api/termos/aceitos',
    'get',
    (operation) => {
      answer(operation).properties.data = {
        type: 'array',
        items: { type: 'string' } as Schema,
        properties: {},
      }
    },
    'GET /api/termos/aceitos',
    'The portal reads data[], which in the document must be string.',
  ],
]

describe('a document does not fit', () => {
  it.each(BREAKING)('when %s', async (_, path, method, change, call, problem) => {
    const contract = contractWith(IDENTITY_PROVIDER, call)
    const { breaches } = await compare(contract, changed(path, method, change), own)
    expect(breaches.map((breach) => `${breach.call}: ${breach.problem}`)).toContain(`${call}: ${problem}`)
  })

  it('when it does not have a call', async () => {
    const { '/logout': _, ...paths } = own.paths as Readonly<Record<string, unknown>>
    const { breaches } = await compare(
      contractWith(IDENTITY_PROVIDER, 'POST /logout'),
      { ...own, paths },
      own,
    )
    expect(breaches).toEqual([
      { call: 'POST /logout', problem: 'The document does not have this call.', interactions: ['saída'] },
    ])
  })
})

describe('a document is only noted', () => {
  it('when its envelope has no statusCode, which the portal does without', async () => {
    const document = changed('/api/promocao/ativar', 'post', (operation) => {
      delete answer(operation).properties.statusCode
    })
    const contract = contractWith(IDENTITY_PROVIDER, 'POST /api/promocao/ativar')
    expect(await compare(contract, document, own)).toEqual({
      breaches: [],
      notes: [
        {
          call: 'POST /api/promocao/ativar',
          problem:
            'The portal reads statusCode, which the document does not have. The portal does without it.',
          interactions: ['ativação de uma oferta'],
        },
      ],
    })
  })
})

describe('npm run api:compare', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (...options: readonly string[]) => runScript(['scripts/api/compare.ts', ...options])

  it('reads YAML and JSON, says what does not fit and ends with code 1', async () => {
    const profile = join(folder, 'perfil.yaml')
    writeFileSync(profile, 'openapi: 3.1.0\ninfo: { title: Perfil, version: "1" }\npaths: {}\n')
    const content = join(API_DIRECTORY, fileOf(CONTENT_PROVIDER))
    const { code, output } = await run('--public', content, '--profile', profile)
    expect(output).toContain('2 interactions with api-identidade-fidelidade')
    expect(output).toContain('POST /api/pessoa: does not fit\n    The document does not have this call.')
    expect(output).toContain('2 interactions with api-conteudo-publico')
    expect(output).toContain('A document does not fit the contracts: see above.')
    expect(code).toBe(1)
  })

  it('ends with code 0 for documents that fit', async () => {
    const { code, output } = await run('--public', join(API_DIRECTORY, fileOf(CONTENT_PROVIDER)))
    expect(output).toContain('The documents fit the contracts.')
    expect(code).toBe(0)
  })

  it.each([
    ['a file that is not there', 'nada.json', undefined, 'nada.json cannot be read: ENOENT'],
    [
      'an address that does not answer',
      'http://127.0.0.1:9/',
      undefined,
      'http://127.0.0.1:9/ cannot be read',
    ],
    ['what is no YAML', 'quebrado.yaml', 'paths: {', 'quebrado.yaml is neither YAML nor JSON.'],
    ['another kind of document', 'outro.yaml', 'paths: {}', 'outro.yaml is no OpenAPI document of version 2'],
  ])('says in words that it cannot compare %s', async (_, source, text, words) => {
    const file = join(folder, source)
    if (text !== undefined) writeFileSync(file, text)
    expectExplained(await run('--public', text === undefined ? source : file), words)
  })
})
