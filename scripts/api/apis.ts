import { CONTENT_PROVIDER, IDENTITY_PROVIDER } from '../pact/verification.ts'
import type { Call } from './calls.ts'

/** One of the two APIs, as its OpenAPI document describes it. */
export interface Api {
  readonly provider: string
  readonly file: string
  readonly title: string
  readonly configurationKey: string
  /** The host of the examples. */
  readonly server: string
  readonly calls: readonly Call[]
}

/** Where the documents and their page are written. */
export const API_DIRECTORY = 'docs/api'

const APIS: readonly Omit<Api, 'calls'>[] = [
  {
    provider: IDENTITY_PROVIDER,
    file: 'identity.openapi.json',
    title: 'Identity and loyalty API',
    configurationKey: 'identityApi',
    server: 'https://identidade.example',
  },
  {
    provider: CONTENT_PROVIDER,
    file: 'public.openapi.json',
    title: 'Public content API',
    configurationKey: 'publicApi',
    server: 'https://conteudo.example',
  },
]

/** The name of the document that describes a provider. */
export function fileOf(provider: string): string {
  const api = APIS.find((each) => each.provider === provider)
  if (api === undefined) throw new Error(`There is no document for ${provider}.`)
  return api.file
}

export const apisOf = (callsOf: (provider: string) => readonly Call[]): readonly Api[] =>
  APIS.map((api) => ({ ...api, calls: callsOf(api.provider) }))
