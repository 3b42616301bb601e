import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { ok } from '../support/answers.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { listOf, nothing, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const flyersOfStore = identity.get('/api/tabloides/ativos', {
  query: { idEmpresa: fromState`${{ idEmpresa: 1 }}` },
})

export const flyers = [
  interaction({
    states: signedIn(state('há tabloides', { idEmpresa: 1, total: 2, documento: true })),
    description: 'consulta dos tabloides de uma loja',
    request: flyersOfStore,
    response: ok(
      listOf({
        nomeExibicao: text('Tabloide da semana'),
        url: text('https://imagens.example/tabloide.pdf'),
        thumbnail: text('https://imagens.example/tabloide.jpg'),
      }),
    ),
    call: (portal) => portal.get(FlyerRepository).active(1),
    gives: [
      {
        name: 'Tabloide da semana',
        url: 'https://imagens.example/tabloide.pdf',
        thumbnail: 'https://imagens.example/tabloide.jpg',
      },
    ],
  }),

  interaction({
    states: signedIn(state('há tabloides', { idEmpresa: 1, total: 1, documento: false })),
    description: 'consulta de um tabloide que perdeu o documento',
    request: flyersOfStore,
    response: ok(
      listOf({
        nomeExibicao: text('Tabloide da semana'),
        url: nothing(),
        thumbnail: text('https://imagens.example/tabloide.jpg'),
      }),
    ),
    call: (portal) => portal.get(FlyerRepository).active(1),
    gives: [
      {
        name: 'Tabloide da semana',
        url: undefined,
        thumbnail: 'https://imagens.example/tabloide.jpg',
      },
    ],
  }),

  interaction({
    states: signedIn(state('há tabloides', { idEmpresa: 1, total: 0 })),
    description: 'consulta dos tabloides de uma loja sem tabloides',
    request: flyersOfStore,
    response: ok([]),
    call: (portal) => portal.get(FlyerRepository).active(1),
    gives: [],
  }),
]
