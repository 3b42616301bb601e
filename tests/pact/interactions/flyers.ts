import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { ok, okIfAny } from '../support/answers.ts'
import { fromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { among, set } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const flyersOfStore = identity.get('/api/tabloides/ativos', {
  query: { idEmpresa: fromState`${{ idEmpresa: 1 }}` },
})

export const flyers = [
  interaction({
    states: signedIn(state('há tabloides', { idEmpresa: 1, nomeExibicao: 'Tabloide da semana' })),
    description: 'consulta dos tabloides de uma loja',
    screen: 'Tabloides',
    why: 'Um tabloide sem documento em https aparece sem os botões; sem nome ou miniatura, com um substituto.',
    request: flyersOfStore,
    response: ok(
      among({
        nomeExibicao: set('Tabloide da semana'),
        url: 'https://imagens.example/tabloide.pdf',
        thumbnail: 'https://imagens.example/tabloide.jpg',
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
    states: signedIn(state('há uma loja sem publicações')),
    description: 'consulta dos tabloides de uma loja sem tabloides',
    screen: 'Tabloides',
    why: 'Sem tabloides a tela diz que não há nenhum.',
    request: flyersOfStore,
    response: okIfAny(NO_ROWS),
    call: (portal) => portal.get(FlyerRepository).active(1),
    gives: [],
  }),

  expired({
    description: 'consulta dos tabloides com a sessão expirada',
    screen: 'Tabloides',
    request: identityExpired.get('/api/tabloides/ativos', { query: { idEmpresa: 1 } }),
    call: (portal) => portal.get(FlyerRepository).active(1),
  }),
]
