import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { reward } from '../../support/factories/campaigns.ts'
import { done, ok, okIfAny, refusal } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { among, exactly, set, sparse } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import {
  campaignRuns,
  hasPoints,
  idCampanha,
  OTHER_CAMPAIGN,
  REWARD,
  signedIn,
  state,
} from '../support/states.ts'

const idResgate = 33

const hasRedeemed = (situacao: 'pendente' | 'efetuado', total: number) =>
  signedIn(
    campaignRuns(),
    state('o cliente fez resgates', { cpf: MARIA.cpf, idCampanha, situacao, total, totalEmOutra: 1 }),
  )

const wireReward = {
  idResgate,
  tipo: set(REWARD.tipo),
  nomeItem: set(REWARD.nomeItem),
  imagem: 'https://imagens.example/panelas.jpg',
  qtdePontosCampanha: set(REWARD.qtdePontosCampanha),
}

const pans = reward.build({
  id: idResgate,
  name: REWARD.nomeItem,
  image: 'https://imagens.example/panelas.jpg',
  cost: REWARD.qtdePontosCampanha,
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
    screen: 'Resgates',
    why: 'Um prêmio sem idResgate ou sem pontos aparece, e não pode ser trocado.',
    request: identity.get(fromState`/api/fidelidade/resgates/${{ idCampanha }}`),
    response: ok({
      nomePonto: set('IdCoins'),
      resgates: among({ ...wireReward, nomeItem: set(REWARD.nomeItem).never(OTHER_CAMPAIGN.premio) }),
    }),
    call: (portal) => portal.get(RedemptionRepository).catalogue(idCampanha),
    gives: { pointName: 'IdCoins', rewards: [pans] },
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(100_000)),
    description: 'consulta dos prêmios ao alcance',
    screen: 'Início',
    why: 'A página inicial mostra o que os pontos já alcançam; um 404 conta como nenhum.',
    request: identity.get('/api/fidelidade/resgates/home'),
    response: ok(among(wireReward)),
    call: (portal) => portal.get(RedemptionRepository).withinReach(),
    gives: [pans],
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(100_000)),
    description: 'troca de pontos por um prêmio',
    screen: 'Resgates',
    why: 'Da resposta só importa que deu certo. O campo idExtrato leva o idResgate do prêmio.',
    request: redeem,
    response: done(),
    call: (portal) => portal.get(RedemptionRepository).redeem(idResgate),
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(0)),
    description: 'troca de pontos com pontos a menos',
    screen: 'Resgates',
    why: 'O cliente lê na sua description por que não houve troca.',
    request: redeem,
    ...refusal('Saldo de pontos insuficiente.'),
    call: (portal) => portal.get(RedemptionRepository).redeem(idResgate),
  }),

  expired({
    description: 'troca de pontos com a sessão expirada',
    screen: 'Resgates',
    why: 'Com um 401 a troca com certeza não houve: o cliente entra de novo e decide.',
    request: identityExpired.post('/api/fidelidade/extrato', { form: { idExtrato: idResgate } }),
    call: (portal) => portal.get(RedemptionRepository).redeem(idResgate),
  }),

  interaction({
    states: hasRedeemed('pendente', 1),
    description: 'consulta dos resgates pendentes',
    screen: 'Detalhes dos resgates, Resgates',
    why: 'O idResgate é o do prêmio: por ele o portal conta se uma troca sem resposta aconteceu.',
    request: pending,
    response: ok(
      exactly(1, {
        idResgate,
        descricao: set(REWARD.nomeItem),
        dtaSolicitacaoTroca: '2026-11-10T09:00:00',
        qtdPonto: set(REWARD.qtdePontosCampanha),
      }),
    ),
    call: (portal) => portal.get(RedemptionRepository).pending(idCampanha),
    gives: [
      {
        rewardId: idResgate,
        description: REWARD.nomeItem,
        requestedOn: { year: 2026, month: 11, day: 10 },
        points: REWARD.qtdePontosCampanha,
      },
    ],
  }),

  interaction({
    states: hasRedeemed('pendente', 0),
    description: 'consulta dos resgates pendentes de quem não tem nenhum',
    screen: 'Detalhes dos resgates, Resgates',
    why: 'Sem resgates a tela diz que não há nenhum.',
    request: pending,
    response: okIfAny(NO_ROWS),
    call: (portal) => portal.get(RedemptionRepository).pending(idCampanha),
    gives: [],
  }),

  interaction({
    states: hasRedeemed('efetuado', 1),
    description: 'consulta dos resgates efetuados',
    screen: 'Detalhes dos resgates',
    why: 'Cada resgate mostra o que foi, o produto e os pontos.',
    request: completed,
    response: ok({
      resgates: exactly(1, {
        idResgate,
        descricao: set(REWARD.nomeItem),
        nomeProduto: 'Panelas antiaderentes, 5 peças',
        tipo: set(REWARD.tipo),
        qtdePontosCampanha: set(REWARD.qtdePontosCampanha),
      }),
    }),
    call: (portal) => portal.get(RedemptionRepository).completed(idCampanha),
    gives: [
      {
        rewardId: idResgate,
        description: REWARD.nomeItem,
        productName: 'Panelas antiaderentes, 5 peças',
        kind: 'product',
        points: REWARD.qtdePontosCampanha,
      },
    ],
  }),

  interaction({
    states: hasRedeemed('efetuado', 0),
    description: 'consulta dos resgates efetuados de quem não tem nenhum',
    screen: 'Detalhes dos resgates',
    why: 'Sem resgates a tela diz que não há nenhum.',
    request: completed,
    response: ok(sparse({ resgates: NO_ROWS })),
    call: (portal) => portal.get(RedemptionRepository).completed(idCampanha),
    gives: [],
  }),
]
