import { StoreRepository } from '@application/stores/store-repository.ts'
import { ok } from '../support/answers.ts'
import { interaction } from '../support/interaction.ts'
import { amount, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const store = {
  idEmpresa: integer(1),
  idEmpFormato: integer(135),
  nomeFantasia: text('Loja Centro'),
  endereco: listOf({
    logradouro: text('Rua XV de Novembro'),
    logradouroNro: text('200'),
    bairro: text('Centro'),
    cidade: text('Curitiba'),
    uf: text('PR'),
    cep: text('80020310'),
    latitude: amount(-25.4284),
    longitude: amount(-49.2733),
  }),
  telefone: listOf({ numero: text('(41) 3333-4444') }),
}

const centre = {
  id: 1,
  formatId: 135,
  name: 'Loja Centro',
  address: {
    street: 'Rua XV de Novembro',
    number: '200',
    district: 'Centro',
    city: 'Curitiba',
    state: 'PR',
    postalCode: '80020310',
    position: { latitude: -25.4284, longitude: -49.2733 },
  },
  phones: ['(41) 3333-4444'],
}

export const stores = [
  interaction({
    states: signedIn(state('há lojas', { idEmpresa: 1 })),
    description: 'consulta das lojas para escolha',
    request: identity.get('/api/empresas'),
    response: ok(listOf(store)),
    call: (portal) => portal.get(StoreRepository).choices(),
    gives: [centre],
  }),

  interaction({
    states: signedIn(state('há lojas', { idEmpresa: 1 })),
    description: 'consulta das lojas para o mapa',
    request: identity.get('/api/lojas'),
    response: ok(listOf(store)),
    call: (portal) => portal.get(StoreRepository).locations(),
    gives: [centre],
  }),
]
