/** Sentences that several campaign screens share. */
export const campaignContent = {
  what: {
    campaign: 'a campanha',
    points: 'os seus pontos',
    rules: 'o regulamento',
  },
  /** product.md §8, literal. */
  toast: {
    noCampaignId: 'Ops!, Parametro para consulta não está sendo repassado!',
    failed: 'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!',
    notFound: 'Ops!, não foi possivel capturar detalhes da campanha',
    noStatementId: 'Ops!, parametro para consulta não foi repassado',
    noRewardsId: 'Ops!, Parametro não esta sendo repassado',
    statementFailed: 'Ops!, Erro ao consultar informações de extratos',
    historyFailed: 'Ops! Não foi possivel recuperar detalhes dos resgates',
    noRules: 'Regulamento não disponível',
  },
  unknown: {
    title: 'Não encontramos esta campanha.',
    hint: 'O link pode ter mudado, ou a campanha não está disponível para você.',
    action: 'Ver campanhas',
  },
  back: 'Voltar',
  home: 'Home',
  statement: 'Extrato',
  redeem: 'Trocar pontos',
  history: 'Minhas trocas',
  rules: 'Regulamento',
  points: 'Seus pontos',
  unnamed: { campaign: 'Campanha', reward: 'Recompensa' },
  kind: { product: 'Produto', voucher: 'Vale-compra', other: 'Recompensa' },
  goal: {
    pinned: 'Minha meta',
    next: 'Próxima recompensa',
    missing: (points: string, one: boolean) => `${one ? 'Falta' : 'Faltam'} ${points}`,
    reached: 'Seus pontos já bastam para esta troca.',
    /** @param purchases about how many are missing. */
    estimate: (purchases: string, one: boolean) =>
      `Estimativa: cerca de ${purchases} ${one ? 'compra' : 'compras'} no seu ritmo, pela média das suas últimas compras.`,
    pin: 'Definir como meta',
    unpin: 'Remover meta',
  },
  line: {
    from: (start: string) => `a partir de ${start}`,
    until: (end: string) => `até ${end}`,
    ended: (end: string) => `encerrada em ${end}`,
  },
  phase: {
    upcoming: (inDays: string) => `Começa ${inDays}`,
    lastDay: 'Último dia',
    running: (inDays: string) => `Termina ${inDays}`,
    open: 'Em andamento',
    ended: 'Encerrada',
  },
} as const
