import { StoreRepository } from '@application/stores/store-repository.ts'
import { store } from '../../support/factories/stores.ts'
import { ok } from '../support/answers.ts'
import { expired, interaction } from '../support/interaction.ts'
import { among, set, some } from '../support/marks.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const ADDRESS = {
  logradouro: 'Rua XV de Novembro',
  logradouroNro: '200',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  cep: '80020310',
  latitude: -25.4284,
  longitude: -49.2733,
} as const

const STORE = { nomeFantasia: 'Loja Centro', idEmpFormato: 135 } as const

const PHONE = '(41) 3333-4444'

const promise = {
  states: signedIn(state('há lojas', { loja: STORE, endereco: ADDRESS, telefone: PHONE })),
  response: ok(
    among({
      idEmpresa: 1,
      idEmpFormato: set(STORE.idEmpFormato),
      nomeFantasia: set(STORE.nomeFantasia),
      endereco: some({
        logradouro: set(ADDRESS.logradouro),
        logradouroNro: set(ADDRESS.logradouroNro),
        bairro: set(ADDRESS.bairro),
        cidade: set(ADDRESS.cidade),
        uf: set(ADDRESS.uf),
        cep: set(ADDRESS.cep),
        latitude: set(ADDRESS.latitude),
        longitude: set(ADDRESS.longitude),
      }),
      telefone: some({ numero: set(PHONE) }),
    }),
  ),
  gives: [store.build({ id: 1, name: STORE.nomeFantasia })],
}

export const stores = [
  interaction({
    ...promise,
    description: 'consulta das lojas para escolha',
    screen: 'Início, Ofertas exclusivas, Tabloides, Vouchers',
    why: 'Só lojas do formato 135 aparecem; o idEmpresa vai nas consultas da loja.',
    request: identity.get('/api/empresas'),
    call: (portal) => portal.get(StoreRepository).choices(),
  }),

  interaction({
    ...promise,
    description: 'consulta das lojas para o mapa',
    screen: 'Lojas',
    why: 'Sem coordenadas a loja fica na lista e fora do mapa; sem telefone, sem o botão.',
    request: identity.get('/api/lojas'),
    call: (portal) => portal.get(StoreRepository).locations(),
  }),

  expired({
    description: 'consulta das lojas com a sessão expirada',
    screen: 'Início, Ofertas exclusivas, Tabloides, Vouchers',
    request: identityExpired.get('/api/empresas'),
    call: (portal) => portal.get(StoreRepository).choices(),
  }),
]
