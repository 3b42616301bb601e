/**
 * Every call of the backend that the portal makes, by method and path. A new call is added here first: the contracts then have
 * to cover it, and may hold no call that is not here.
 */
export const WIRE_CALLS = [
  'POST /token',
  'POST /logout',
  'POST /api/login/recuperarsenha',
  'POST /api/login/alterarsenha',
  'GET /api/pessoa',
  'POST /api/pessoa',
  'POST /api/pessoa/cadastro',
  'GET /api/pessoa/imagem',
  'POST /api/pessoa/imagem',
  'POST /api/pessoa/desativar/PortalWeb',
  'POST /api/pessoa/reativar',
  'GET /api/pessoa/cupons',
  'GET /api/pessoa/preferencia',
  'POST /api/pessoa/preferencia',
  'GET /api/termosaceite/tipo/verificaaceite',
  'GET /api/termos/publicados',
  'GET /api/termos/aceitos',
  'GET /api/termo/{id}',
  'POST /api/termosaceite/{id}',
  'GET /api/configuracao/cliente/ramoatividade',
  'GET /api/consulta/cep/{cep}',
  'GET /api/cidade/uf/{uf}',
  'GET /api/empresas',
  'GET /api/lojas',
  'GET /api/cupom/totaldesconto',
  'GET /api/contacorrente/saldo',
  'GET /api/contacorrente/extrato',
  'GET /api/promocoes/global/',
  'GET /api/promocoes/voucher',
  'POST /api/promocao/ativar',
  'GET /api/tabloides/ativos',
  'GET /api/fidelidade/campanhas/inicial/logado',
  'GET /api/fidelidade/resgates/home',
  'GET /api/fidelidade/campanhas',
  'GET /api/fidelidade/campanha/{id}',
  'GET /api/fidelidade/resgates/{id}',
  'GET /api/fidelidade/campanha/{id}/extratos/pontos',
  'GET /api/fidelidade/extratos',
  'GET /api/fidelidade/campanha/resgates/efetuados',
  'GET /api/fidelidade/campanha/{id}/resgates/pendentes',
  'POST /api/fidelidade/extrato',
  'GET /api/app/banners/{formatId}',
  'GET /api/app/banner-footers/{formatId}',
] as const

export type WireCall = (typeof WIRE_CALLS)[number]

/** Calls of product.md §7 without a contract, and why. `docs/backend-team.md` gives the same reasons. */
export const CALLS_WITHOUT_CONTRACT = {
  'GET {statesUrl}':
    'The national list of states is a public service of somebody else, at a configured address.',
  'GET {pingUrl}': 'Any 2xx at a configured address will do: there is nothing to agree upon.',
  'GET /api/fidelidade/grupo/{id}': 'Nothing of its answer is read, so the portal does not call it.',
} as const

/** The call that a request makes; undefined for one that is not listed. */
export function wireCallOf(method: string, path: string): WireCall | undefined {
  return WIRE_CALLS.find((call) => {
    const pattern = call.replace(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
  })
}
