import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok, onlyStatus } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, flag, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const idCampanha = 7

const campaignRuns = state('há uma campanha', {
  idCampanha,
  extrato: true,
  trocarPontos: true,
  minhasTrocas: true,
})

const hasPoints = state('o cliente tem pontos', { cpf: MARIA.cpf, idCampanha, pontos: 1520 })

const campaign = {
  idCampanha: integer(idCampanha),
  campanha: text('Natal Premiado'),
  descricao: text('Cada real em compras vale 1 IdCoin.'),
  imagemBanner: text('https://imagens.example/natal.jpg'),
  dtaInicio: day('2026-11-01T00:00:00'),
  dtaFim: day('2026-12-31T00:00:00'),
  currentPrice: amount(1),
  regulamento: text('<h1>Regulamento</h1>'),
  saldoDePontos: integer(1520),
  flagExtrato: flag(true),
  flagTrocarPontos: flag(true),
  flagMinhasTrocas: flag(true),
}

const christmas = {
  id: idCampanha,
  name: 'Natal Premiado',
  description: 'Cada real em compras vale 1 IdCoin.',
  banner: 'https://imagens.example/natal.jpg',
  start: { year: 2026, month: 11, day: 1 },
  end: { year: 2026, month: 12, day: 31 },
  currentPrice: fromReais(1),
  rules: '<h1>Regulamento</h1>',
  points: 1520,
  allows: { statement: true, redeeming: true, history: true },
}

const statement = identity.get('/api/fidelidade/extratos', {
  query: { idCampanha: fromState`${{ idCampanha }}`, page: 1, pagesize: 10 },
})

export const campaigns = [
  interaction({
    states: signedIn(campaignRuns, hasPoints),
    description: 'consulta das campanhas',
    request: identity.get('/api/fidelidade/campanhas', { query: { idEmpFormato: 135 } }),
    response: ok(listOf(campaign)),
    call: (portal) => portal.get(CampaignRepository).list(),
    gives: [christmas],
  }),

  interaction({
    states: signedIn(state('não há campanhas')),
    description: 'consulta das campanhas quando não há nenhuma',
    request: identity.get('/api/fidelidade/campanhas', { query: { idEmpFormato: 135 } }),
    response: ok([]),
    call: (portal) => portal.get(CampaignRepository).list(),
    gives: [],
  }),

  interaction({
    states: signedIn(campaignRuns, hasPoints),
    description: 'consulta das campanhas em andamento',
    request: identity.get('/api/fidelidade/campanhas/inicial/logado'),
    response: ok(listOf(campaign)),
    call: (portal) => portal.get(CampaignRepository).running(),
    gives: [christmas],
  }),

  interaction({
    states: signedIn(campaignRuns, hasPoints),
    description: 'consulta de uma campanha',
    request: identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}`),
    response: ok({ ...campaign, flagExtrato: true, flagTrocarPontos: true, flagMinhasTrocas: true }),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: christmas,
  }),

  interaction({
    states: signedIn(
      state('há uma campanha', {
        idCampanha,
        extrato: false,
        trocarPontos: false,
        minhasTrocas: false,
      }),
      hasPoints,
    ),
    description: 'consulta de uma campanha que não permite nada',
    request: identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}`),
    response: ok({ ...campaign, flagExtrato: false, flagTrocarPontos: false, flagMinhasTrocas: false }),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: { ...christmas, allows: { statement: false, redeeming: false, history: false } },
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
    states: signedIn(campaignRuns, hasPoints),
    description: 'consulta dos pontos em uma campanha',
    request: identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}/extratos/pontos`),
    response: ok({ pontos: integer(1520) }),
    call: (portal) => portal.get(CampaignRepository).points(idCampanha),
    gives: 1520,
  }),

  interaction({
    states: signedIn(campaignRuns, hasPoints),
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
    states: signedIn(campaignRuns),
    description: 'consulta do extrato de pontos de quem não tem pontos',
    request: statement,
    response: ok({ extratos: [] }),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 1),
    gives: [],
  }),
]
