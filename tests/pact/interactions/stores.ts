import { StoreRepository } from '@application/stores/store-repository.ts'
import { store } from '../../support/factories/stores.ts'
import { ok } from '../support/answers.ts'
import { interaction } from '../support/interaction.ts'
import { amount, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const promise = {
  states: signedIn(state('há lojas', { idEmpresa: 1 })),
  response: ok(
    listOf({
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
    }),
  ),
  gives: [store.build({ id: 1, name: 'Loja Centro' })],
}

export const stores = [
  interaction({
    ...promise,
    description: 'consulta das lojas para escolha',
    request: identity.get('/api/empresas'),
    call: (portal) => portal.get(StoreRepository).choices(),
  }),

  interaction({
    ...promise,
    description: 'consulta das lojas para o mapa',
    request: identity.get('/api/lojas'),
    call: (portal) => portal.get(StoreRepository).locations(),
  }),
]
