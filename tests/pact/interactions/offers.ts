import { OfferRepository } from '@application/offers/offer-repository.ts'
import { fromReais } from '@domain/money.ts'
import { done, ok, refusal } from '../support/answers.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const promotionsOfStore = identity.get('/api/promocoes/global/', {
  query: { idEmpresa: fromState`${{ idEmpresa: 1 }}` },
})

const rule = { tipo: integer(1), percentualDesconto: amount(22), mensagem: text('Leve hoje') }

const promotion = (rules: unknown) => ({
  idPromocao: integer(10),
  publico: text('G'),
  nomeExibicao: text('Ofertas da semana'),
  dtaInicio: day('2026-11-16T00:00:00'),
  dtaFim: day('2026-11-22T00:00:00'),
  tiposDescontos: listOf({
    idPromoProd: integer(501),
    nome: text('PICANHA BOVINA A CADA 100G'),
    imagem: text('https://imagens.example/picanha.jpg'),
    preco: amount(69.9),
    precoOriginal: amount(89.9),
    qtde: integer(3),
    mensagem1: text('Leve hoje'),
    mensagem2: text('Até acabarem os estoques'),
    regras: rules,
  }),
})

const weeklyOffers = {
  id: 10,
  audience: 'general',
  name: 'Ofertas da semana',
  start: { year: 2026, month: 11, day: 16 },
  end: { year: 2026, month: 11, day: 22 },
  offers: [
    {
      id: 501,
      name: 'PICANHA BOVINA A CADA 100G',
      image: 'https://imagens.example/picanha.jpg',
      price: fromReais(69.9),
      originalPrice: fromReais(89.9),
      limit: 3,
      messages: ['Leve hoje', 'Até acabarem os estoques'],
      discounts: [{ kind: 'percent-off', percent: 22 }],
    },
  ],
} as const

export const offers = [
  interaction({
    states: signedIn(state('há ofertas', { idEmpresa: 1, regras: 'lista' })),
    description: 'consulta das ofertas de uma loja, com as regras em lista',
    request: promotionsOfStore,
    response: ok(listOf(promotion(listOf(rule)))),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [weeklyOffers],
  }),

  interaction({
    states: signedIn(state('há ofertas', { idEmpresa: 1, regras: 'objeto' })),
    description: 'consulta das ofertas de uma loja, com uma regra só',
    request: promotionsOfStore,
    response: ok(listOf(promotion(rule))),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [weeklyOffers],
  }),

  interaction({
    states: signedIn(state('não há ofertas', { idEmpresa: 1 })),
    description: 'consulta das ofertas de uma loja sem ofertas',
    request: promotionsOfStore,
    response: ok([]),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [],
  }),

  interaction({
    states: signedIn(state('há ofertas', { idEmpresa: 1, regras: 'lista' })),
    description: 'ativação de uma oferta',
    request: identity.post('/api/promocao/ativar', {
      form: { idPromoProd: fromState`${{ idPromoProd: 501 }}` },
    }),
    response: done(),
    call: (portal) => portal.get(OfferRepository).activate(501),
  }),

  interaction({
    states: signedIn(state('não há ofertas', { idEmpresa: 1 })),
    description: 'ativação de uma oferta que já acabou',
    request: identity.post('/api/promocao/ativar', { form: { idPromoProd: 501 } }),
    ...refusal(404, 'Oferta não encontrada.'),
    call: (portal) => portal.get(OfferRepository).activate(501),
  }),
]
