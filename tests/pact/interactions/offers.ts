import { OfferRepository } from '@application/offers/offer-repository.ts'
import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { done, ok, okIfAny, refusal } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { listOrObject } from '../support/list-or-object.ts'
import { among, containing, matching, set, some } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const ofStore = { query: { idEmpresa: fromState`${{ idEmpresa: 1 }}` } }

const promotionsOfStore = identity.get('/api/promocoes/global/', ofStore)

const PROMOTION = { publico: 'G', nomeExibicao: 'Ofertas da semana' } as const

const OFFER = {
  nome: 'PICANHA BOVINA A CADA 100G',
  preco: 69.9,
  precoOriginal: 89.9,
  qtde: 3,
  mensagem1: 'Leve hoje',
  mensagem2: 'Até acabarem os estoques',
} as const

const RULE = { tipo: 1, percentualDesconto: 22, mensagem: 'Leve hoje' } as const

const GENERAL = matching(PROMOTION.publico, '\\s*[Gg]\\s*').orReadable().such('G', 'g')

const EXCLUSIVE = matching('E', '(?!\\s*[Gg]\\s*$)[\\s\\S]*\\S[\\s\\S]*').orReadable().such('E', 'CLUBE')

const ANY_RULES = listOrObject({ tipo: 'integer', percentualDesconto: 'number', mensagem: 'text' }, RULE)

const promotion = (regras: unknown, publico = GENERAL) => ({
  publico,
  nomeExibicao: set(PROMOTION.nomeExibicao),
  dtaInicio: '2026-11-16T00:00:00',
  dtaFim: '2026-11-22T00:00:00',
  tiposDescontos: some({
    idPromoProd: 501,
    nome: set(OFFER.nome),
    imagem: 'https://imagens.example/picanha.jpg',
    preco: set(OFFER.preco),
    precoOriginal: set(OFFER.precoOriginal),
    qtde: set(OFFER.qtde),
    mensagem1: set(OFFER.mensagem1),
    mensagem2: set(OFFER.mensagem2),
    regras,
  }),
})

const wireRule = {
  tipo: set(RULE.tipo),
  percentualDesconto: set(RULE.percentualDesconto),
  mensagem: set(RULE.mensagem),
}

const weeklyOffers = (discounts: Promotion['offers'][number]['discounts']): Promotion => ({
  audience: 'general',
  name: PROMOTION.nomeExibicao,
  start: { year: 2026, month: 11, day: 16 },
  end: { year: 2026, month: 11, day: 22 },
  offers: [
    {
      id: 501,
      name: OFFER.nome,
      image: 'https://imagens.example/picanha.jpg',
      price: fromReais(OFFER.preco),
      originalPrice: fromReais(OFFER.precoOriginal),
      limit: OFFER.qtde,
      messages: [OFFER.mensagem1, OFFER.mensagem2],
      discounts,
    },
  ],
})

const hasOffers = signedIn(
  state('há ofertas', { idEmpresa: 1, promocao: PROMOTION, oferta: OFFER, regra: RULE }),
)

const hasExclusiveOffers = signedIn(
  state('há ofertas', {
    cpf: MARIA.cpf,
    idEmpresa: 1,
    promocao: { ...PROMOTION, publico: 'E' },
    oferta: OFFER,
    regra: RULE,
  }),
)

export const offers = [
  ...[
    { form: 'com as regras em lista', regras: some(wireRule) },
    { form: 'com uma regra só', regras: wireRule },
  ].map(({ form, regras }) =>
    interaction({
      states: hasOffers,
      description: `consulta das ofertas de uma loja, ${form}`,
      screen: 'Início, Ofertas exclusivas',
      why: 'Uma das duas formas em que as regras podem vir: basta a sua.',
      isOneForm: true,
      request: promotionsOfStore,
      response: ok(containing(promotion(regras))),
      call: (portal) => portal.get(OfferRepository).promotions(1),
      gives: [weeklyOffers([{ kind: 'percent-off', percent: RULE.percentualDesconto }])],
    }),
  ),

  interaction({
    states: hasOffers,
    description: 'consulta das ofertas de uma loja',
    screen: 'Início, Ofertas exclusivas',
    why: 'Só publico "G" conta como oferta geral. As regras podem vir em lista ou em um objeto só, em cada oferta.',
    request: promotionsOfStore,
    response: ok(among(promotion(ANY_RULES))),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [weeklyOffers([])],
  }),

  interaction({
    states: hasExclusiveOffers,
    description: 'consulta das ofertas exclusivas de um cliente',
    screen: 'Início, Ofertas exclusivas',
    why: 'Qualquer publico que não seja "G" conta como oferta exclusiva: ela não fica entre as gerais.',
    request: promotionsOfStore,
    response: ok(among(promotion(ANY_RULES, EXCLUSIVE))),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [{ ...weeklyOffers([]), audience: 'exclusive' }],
  }),

  expired({
    description: 'consulta das ofertas com a sessão expirada',
    screen: 'Início, Ofertas exclusivas',
    request: identityExpired.get('/api/promocoes/global/', { query: { idEmpresa: 1 } }),
    call: (portal) => portal.get(OfferRepository).promotions(1),
  }),

  interaction({
    states: signedIn(state('há uma loja sem publicações')),
    description: 'consulta das ofertas de uma loja sem ofertas',
    screen: 'Início, Ofertas exclusivas',
    why: 'Sem ofertas a tela diz que não há nenhuma.',
    request: promotionsOfStore,
    response: okIfAny(NO_ROWS),
    call: (portal) => portal.get(OfferRepository).promotions(1),
    gives: [],
  }),

  interaction({
    states: hasExclusiveOffers,
    description: 'ativação de uma oferta',
    screen: 'Ofertas exclusivas',
    why: 'Da resposta só importa que deu certo: a oferta passa a ativada.',
    request: identity.post('/api/promocao/ativar', {
      form: { idPromoProd: fromState`${{ idPromoProd: 501 }}` },
    }),
    response: done(),
    call: (portal) => portal.get(OfferRepository).activate(501),
  }),

  interaction({
    states: signedIn(),
    description: 'ativação de uma oferta que não existe',
    screen: 'Ofertas exclusivas',
    why: 'O cliente lê na sua description por que a oferta não foi ativada.',
    request: identity.post('/api/promocao/ativar', { form: { idPromoProd: 999_999 } }),
    ...refusal('Oferta não encontrada.'),
    call: (portal) => portal.get(OfferRepository).activate(999_999),
  }),
]
