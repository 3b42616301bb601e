/** The templates of all calls that the portal makes in a customer's visit (docs/wire.md): a report names a call by one of them. */
export const CALL_NAMES: readonly string[] = [
  'GET /api/app/banner-footers/{formatId}',
  'GET /api/app/banners/{formatId}',
  'GET /api/cidade/uf/{uf}',
  'GET /api/configuracao/cliente/ramoatividade',
  'GET /api/consulta/cep/{cep}',
  'GET /api/contacorrente/extrato',
  'GET /api/contacorrente/saldo',
  'GET /api/cupom/totaldesconto',
  'GET /api/empresas',
  'GET /api/fidelidade/campanha/resgates/efetuados',
  'GET /api/fidelidade/campanha/{id}',
  'GET /api/fidelidade/campanha/{id}/extratos/pontos',
  'GET /api/fidelidade/campanha/{id}/resgates/pendentes',
  'GET /api/fidelidade/campanhas',
  'GET /api/fidelidade/campanhas/inicial/logado',
  'GET /api/fidelidade/extratos',
  'GET /api/fidelidade/resgates/home',
  'GET /api/fidelidade/resgates/{id}',
  'GET /api/lojas',
  'GET /api/pessoa',
  'GET /api/pessoa/cupons',
  'GET /api/pessoa/imagem',
  'GET /api/pessoa/preferencia',
  'GET /api/promocoes/global/',
  'GET /api/promocoes/voucher',
  'GET /api/tabloides/ativos',
  'GET /api/termo/{id}',
  'GET /api/termos/aceitos',
  'GET /api/termos/publicados',
  'GET /api/termosaceite/tipo/verificaaceite',
  'POST /api/fidelidade/extrato',
  'POST /api/login/alterarsenha',
  'POST /api/login/recuperarsenha',
  'POST /api/pessoa',
  'POST /api/pessoa/cadastro',
  'POST /api/pessoa/desativar/PortalWeb',
  'POST /api/pessoa/imagem',
  'POST /api/pessoa/preferencia',
  'POST /api/pessoa/reativar',
  'POST /api/promocao/ativar',
  'POST /api/termosaceite/{id}',
  'POST /logout',
  'POST /token',
]

/** @returns the template of a request's call, or undefined. The configured host may end with a path, so the end of the address decides. */
export function callName(method: string, address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '')
  return CALL_NAMES.find((name) => {
    const [ofName, template = ''] = name.split(' ')
    return ofName === method && new RegExp(`${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })
}
