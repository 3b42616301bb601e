import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { campaign } from '../../support/factories/campaigns.ts'
import { ok, onlyStatus } from '../support/answers.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, flag, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { campaignRuns, hasPoints, idCampanha, signedIn, state } from '../support/states.ts'

const running = signedIn(campaignRuns(), hasPoints(1520))

const wireCampaign = (allows: unknown) => ({
  idCampanha: integer(idCampanha),
  campanha: text('Natal Premiado'),
  descricao: text('Cada real em compras vale 1 IdCoin.'),
  imagemBanner: text('https://imagens.example/natal.jpg'),
  dtaInicio: day('2026-11-01T00:00:00'),
  dtaFim: day('2026-12-31T00:00:00'),
  currentPrice: amount(1),
  regulamento: text('<h1>Regulamento</h1>'),
  saldoDePontos: integer(1520),
  flagExtrato: allows,
  flagTrocarPontos: allows,
  flagMinhasTrocas: allows,
})

const christmas = campaign.params({
  id: idCampanha,
  name: 'Natal Premiado',
  banner: 'https://imagens.example/natal.jpg',
})

const allCampaigns = identity.get('/api/fidelidade/campanhas', { query: { idEmpFormato: 135 } })

const oneCampaign = identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}`)

const statement = identity.get('/api/fidelidade/extratos', {
  query: { idCampanha: fromState`${{ idCampanha }}`, page: 1, pagesize: 10 },
})

export const campaigns = [
  interaction({
    states: running,
    description: 'consulta das campanhas',
    request: allCampaigns,
    response: ok(listOf(wireCampaign(flag(true)))),
    call: (portal) => portal.get(CampaignRepository).list(),
    gives: [christmas.build()],
  }),

  interaction({
    states: signedIn(state('não há campanhas')),
    description: 'consulta das campanhas quando não há nenhuma',
    request: allCampaigns,
    response: ok([]),
    call: (portal) => portal.get(CampaignRepository).list(),
    gives: [],
  }),

  interaction({
    states: running,
    description: 'consulta das campanhas em andamento',
    request: identity.get('/api/fidelidade/campanhas/inicial/logado'),
    response: ok(listOf(wireCampaign(flag(true)))),
    call: (portal) => portal.get(CampaignRepository).running(),
    gives: [christmas.build()],
  }),

  interaction({
    states: running,
    description: 'consulta de uma campanha',
    request: oneCampaign,
    response: ok(wireCampaign(true)),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: christmas.build(),
  }),

  interaction({
    states: signedIn(campaignRuns(false), hasPoints(1520)),
    description: 'consulta de uma campanha que não permite nada',
    request: oneCampaign,
    response: ok(wireCampaign(false)),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: christmas.withoutPermissions().build(),
  }),

  interaction({
    states: signedIn(state('não há campanhas')),
    description: 'consulta de uma campanha que não existe',
    request: identity.get('/api/fidelidade/campanha/7'),
    response: onlyStatus(404),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: undefined,
  }),

  interaction({
    states: running,
    description: 'consulta dos pontos em uma campanha',
    request: identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}/extratos/pontos`),
    response: ok({ pontos: integer(1520) }),
    call: (portal) => portal.get(CampaignRepository).points(idCampanha),
    gives: 1520,
  }),

  interaction({
    states: running,
    description: 'consulta do extrato de pontos',
    request: statement,
    response: ok({
      extratos: listOf({
        descricao: text('Compra 000123'),
        qtDePonto: integer(230),
        dtaEvento: day('2026-11-02T18:31:00'),
      }),
    }),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 1),
    gives: [{ description: 'Compra 000123', points: 230, day: { year: 2026, month: 11, day: 2 } }],
  }),

  interaction({
    states: signedIn(campaignRuns()),
    description: 'consulta do extrato de pontos de quem não tem pontos',
    request: statement,
    response: ok({ extratos: [] }),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 1),
    gives: [],
  }),
]
