import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { campaign } from '../../support/factories/campaigns.ts'
import { ok, okIfAny, statusOneOf } from '../support/answers.ts'
import { fromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { among, exactly, set, sparse } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { CAMPAIGN, campaignRuns, hasPoints, idCampanha, OTHER_CAMPAIGN, signedIn } from '../support/states.ts'

const running = signedIn(campaignRuns(), hasPoints(1520))

const wireCampaign = (allows: boolean, campanha = set(CAMPAIGN.campanha)) => ({
  idCampanha,
  campanha,
  descricao: set(CAMPAIGN.descricao),
  imagemBanner: 'https://imagens.example/natal.jpg',
  dtaInicio: '2026-11-01T00:00:00',
  dtaFim: '2026-12-31T00:00:00',
  currentPrice: set(CAMPAIGN.currentPrice),
  regulamento: set(CAMPAIGN.regulamento),
  saldoDePontos: set(1520),
  flagExtrato: set(allows),
  flagTrocarPontos: set(allows),
  flagMinhasTrocas: set(allows),
})

const christmas = campaign.params({
  id: idCampanha,
  name: CAMPAIGN.campanha,
  banner: 'https://imagens.example/natal.jpg',
})

const allCampaigns = { query: { idEmpFormato: 135 } }

const oneCampaign = identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}`)

const statement = (page: number) =>
  identity.get('/api/fidelidade/extratos', {
    query: { idCampanha: fromState`${{ idCampanha }}`, page, pagesize: 10 },
  })

const wireLine = { descricao: 'Compra 000123', qtDePonto: 230, dtaEvento: '2026-11-02T18:31:00' }

const line = { description: 'Compra 000123', points: 230, day: { year: 2026, month: 11, day: 2 } }

export const campaigns = [
  interaction({
    states: running,
    description: 'consulta das campanhas',
    screen: 'Campanhas',
    why: 'A lista mostra o que a campanha diz e permite; outras do formato podem vir junto e ter menos campos.',
    request: identity.get('/api/fidelidade/campanhas', allCampaigns),
    response: ok(among(wireCampaign(true, set(CAMPAIGN.campanha).never(OTHER_CAMPAIGN.campanha)))),
    call: (portal) => portal.get(CampaignRepository).list(),
    gives: [christmas.build()],
  }),

  expired({
    description: 'consulta das campanhas com a sessão expirada',
    screen: 'Campanhas',
    request: identityExpired.get('/api/fidelidade/campanhas', allCampaigns),
    call: (portal) => portal.get(CampaignRepository).list(),
  }),

  interaction({
    states: running,
    description: 'consulta das campanhas em andamento',
    screen: 'Início',
    why: 'A página inicial mostra as campanhas que valem hoje.',
    request: identity.get('/api/fidelidade/campanhas/inicial/logado'),
    response: ok(among(wireCampaign(true))),
    call: (portal) => portal.get(CampaignRepository).running(),
    gives: [christmas.build()],
  }),

  interaction({
    states: running,
    description: 'consulta de uma campanha',
    screen: 'Campanha',
    why: 'A tela mostra a campanha e abre o que ela permite.',
    request: oneCampaign,
    response: ok(wireCampaign(true)),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: christmas.build(),
  }),

  interaction({
    states: signedIn(campaignRuns(false), hasPoints(1520)),
    description: 'consulta de uma campanha que não permite nada',
    screen: 'Campanha',
    why: 'O que a campanha não permite fica desativado, com o motivo; um sinal que falta conta como não.',
    request: oneCampaign,
    response: okIfAny(sparse(wireCampaign(false))),
    call: (portal) => portal.get(CampaignRepository).find(idCampanha),
    gives: christmas.withoutPermissions().build(),
  }),

  interaction({
    states: signedIn(),
    description: 'consulta de uma campanha que não existe',
    screen: 'Campanha',
    why: 'O 404, ou um data nulo, mostra que a campanha não existe; qualquer outro erro mostra que a consulta falhou.',
    request: identity.get('/api/fidelidade/campanha/999999'),
    response: statusOneOf(404, 200),
    call: (portal) => portal.get(CampaignRepository).find(999999),
    gives: undefined,
  }),

  interaction({
    states: running,
    description: 'consulta dos pontos em uma campanha',
    screen: 'Campanha, Extrato de pontos, Resgates',
    why: 'Os pontos desta campanha dizem o que se pode trocar, e provam se uma troca aconteceu.',
    request: identity.get(fromState`/api/fidelidade/campanha/${{ idCampanha }}/extratos/pontos`),
    response: ok({ pontos: set(1520) }),
    call: (portal) => portal.get(CampaignRepository).points(idCampanha),
    gives: 1520,
  }),

  interaction({
    states: running,
    description: 'consulta do extrato de pontos',
    screen: 'Extrato de pontos',
    why: 'Cada lançamento mostra o que é, quantos pontos e o dia.',
    request: statement(1),
    response: ok({ extratos: exactly(1, { ...wireLine, qtDePonto: set(1520) }) }),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 1),
    gives: { lines: [{ ...line, points: 1520 }], mayHaveMore: false },
  }),

  interaction({
    states: signedIn(campaignRuns(), hasPoints(1520, 11)),
    description: 'consulta do extrato de pontos, segunda página',
    screen: 'Extrato de pontos',
    why: 'A primeira página tem 10 dos 11 lançamentos, a segunda o que falta: repetir a primeira esconderia lançamentos.',
    request: statement(2),
    response: ok({ extratos: exactly(1, wireLine) }),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 2),
    gives: { lines: [line], mayHaveMore: false },
  }),

  interaction({
    states: signedIn(campaignRuns()),
    description: 'consulta do extrato de pontos de quem não tem pontos',
    screen: 'Extrato de pontos',
    why: 'Sem lançamentos a tela diz que não há nenhum.',
    request: statement(1),
    response: ok(sparse({ extratos: NO_ROWS })),
    call: (portal) => portal.get(CampaignRepository).statement(idCampanha, 1),
    gives: { lines: [], mayHaveMore: false },
  }),
]
