import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { reward } from '../../support/factories/campaigns.ts'
import { done, ok, refusal } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { day, integer, listOf, oneOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { campaignRuns, hasPoints, idCampanha, signedIn, state } from '../support/states.ts'

const idResgate = 33

const hasRedeemed = (situacao: 'pendente' | 'efetuado', total: number) =>
  signedIn(campaignRuns(), state('o cliente fez resgates', { cpf: MARIA.cpf, idCampanha, situacao, total }))

const wireReward = {
  idResgate: integer(idResgate),
  tipo: oneOf('PR', 'CV'),
  nomeItem: text('Jogo de panelas'),
  imagem: text('https://imagens.example/panelas.jpg'),
  qtdePontosCampanha: integer(1200),
}

const pans = reward.build({
  id: idResgate,
  name: 'Jogo de panelas',
  image: 'https://imagens.example/panelas.jpg',
  cost: 1200,
})

const redeem = identity.post('/api/fidelidade/extrato', { form: { idExtrato: fromState`${{ idResgate }}` } })

const pending = identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}/resgates/pendentes`)

const completed = identity.get('/api/fidelidade/campanha/resgates/efetuados', {
  query: { idCampanha: fromState`${{ idCampanha }}` },
})

export const redemptions = [
  interaction({
    states: signedIn(campaignRuns()),
    description: 'consulta dos prêmios de uma campanha',
    request: identity.get(fromState`/api/fidelidade/resgates/${{ idCampanha }}`),
    response: ok({ nomePonto: text('IdCoins'), resgates: listOf(wireReward) }),
    call: (portal) => portal.get(RedemptionRepository).catalogue(idCampanha),
    gives: { pointName: 'IdCoins', rewards: [pans] },
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(100_000)),
    description: 'consulta dos prêmios ao alcance',
    request: identity.get('/api/fidelidade/resgates/home'),
    response: ok(listOf(wireReward)),
    call: (portal) => portal.get(RedemptionRepository).withinReach(),
    gives: [pans],
  }),

  interaction({
    states: signedIn(state('não há campanhas')),
    description: 'consulta dos prêmios ao alcance quando não há nenhum',
    request: identity.get('/api/fidelidade/resgates/home'),
    response: ok([]),
    call: (portal) => portal.get(RedemptionRepository).withinReach(),
    gives: [],
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(100_000)),
    description: 'troca de pontos por um prêmio',
    request: redeem,
    response: done(),
    call: (portal) => portal.get(RedemptionRepository).redeem(idResgate),
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(0)),
    description: 'troca de pontos com pontos a menos',
    request: redeem,
    ...refusal(400, 'Saldo de pontos insuficiente.'),
    call: (portal) => portal.get(RedemptionRepository).redeem(idResgate),
  }),

  interaction({
    states: hasRedeemed('pendente', 1),
    description: 'consulta dos resgates pendentes',
    request: pending,
    response: ok(
      listOf({
        idResgate: integer(idResgate),
        descricao: text('Jogo de panelas'),
        dtaSolicitacaoTroca: day('2026-11-10T09:00:00'),
        qtdPonto: integer(1200),
      }),
    ),
    call: (portal) => portal.get(RedemptionRepository).pending(idCampanha),
    gives: [
      {
        rewardId: idResgate,
        description: 'Jogo de panelas',
        requestedOn: { year: 2026, month: 11, day: 10 },
        points: 1200,
      },
    ],
  }),

  interaction({
    states: hasRedeemed('pendente', 0),
    description: 'consulta dos resgates pendentes de quem não tem nenhum',
    request: pending,
    response: ok([]),
    call: (portal) => portal.get(RedemptionRepository).pending(idCampanha),
    gives: [],
  }),

  interaction({
    states: hasRedeemed('efetuado', 1),
    description: 'consulta dos resgates efetuados',
    request: completed,
    response: ok({
      resgates: listOf({
        idResgate: integer(21),
        descricao: text('Vale-compra R$ 20'),
        nomeProduto: text('Vale-compra'),
        tipo: oneOf('CV', 'PR'),
        qtdePontosCampanha: integer(400),
      }),
    }),
    call: (portal) => portal.get(RedemptionRepository).completed(idCampanha),
    gives: [
      {
        rewardId: 21,
        description: 'Vale-compra R$ 20',
        productName: 'Vale-compra',
        kind: 'voucher',
        points: 400,
      },
    ],
  }),

  interaction({
    states: hasRedeemed('efetuado', 0),
    description: 'consulta dos resgates efetuados de quem não tem nenhum',
    request: completed,
    response: ok({ resgates: [] }),
    call: (portal) => portal.get(RedemptionRepository).completed(idCampanha),
    gives: [],
  }),
]
