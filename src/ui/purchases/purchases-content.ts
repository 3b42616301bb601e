export const purchasesContent = {
  tabs: 'Compras',
  list: 'Lista',
  summary: 'Resumo',
  what: {
    purchases: 'as suas compras',
    summary: 'o resumo das suas compras',
  },
  empty: 'Não há registros para serem mostrados',
  emptyHint: 'Informe seu CPF ou CNPJ no caixa: as suas próximas compras aparecem aqui.',
  undated: 'Sem data',
  unnamedStore: 'Loja não informada',
  coupon: 'Cupom',
  couponUnknown: 'Não informado',
  total: 'Valor da compra',
  discount: 'Desconto',
  unknownAmount: 'Não informado',
  date: 'Data da compra',
  earned: 'Você ganhou',
  earnedAwaited: '…',
  earnedUnknown: 'Não consta',
  earnedInStatement: 'Veja no extrato',
  earnedCashback: (amount: string) => `${amount} de cashback`,
  earnedIn: (points: string, campaign: string) => `${points} em ${campaign}`,
  earnedFrom:
    'Em “Você ganhou” aparecem os lançamentos de cashback e das campanhas em andamento que trazem o número do cupom.',
  earnedUnread: {
    cashback: 'Não deu para ver quanto cashback as compras renderam.',
    points: 'Não deu para ver quantos IdCoins as compras renderam.',
    both: 'Não deu para ver o que as compras renderam.',
  },
  pager: 'Páginas de compras',
  /** @param partial whether the month continues on another page. */
  month: (count: string, one: boolean, partial: boolean) =>
    `${count} ${one ? 'compra' : 'compras'}${partial ? ' nesta página' : ''}`,
  monthDiscount: (discount: string) => `desconto de ${discount}`,
  reading: 'Buscando as suas compras',
  readingMeaning: (read: string, total: string) => `${read} de ${total} páginas`,
  cancel: 'Cancelar',
  cancelled: 'O resumo não foi montado',
  cancelledHint: 'Ele soma todas as suas compras, página por página.',
  build: 'Montar resumo',
  spent: 'Total em compras',
  spentMeaning: (count: string, one: boolean, period: string | undefined) =>
    `Em ${count} ${one ? 'compra' : 'compras'}${period === undefined ? '' : `, ${period}`}.`,
  months: (first: string, last: string) => (first === last ? `em ${first}` : `de ${first} a ${last}`),
  saved: 'Total em descontos',
  savedMeaning: (percent: string) => `Com os descontos, você pagou ${percent} a menos.`,
  savedMeaningUnknown: 'Quanto você deixou de pagar.',
  period: 'Período',
  periods: { 'last-year': '12 meses', everything: 'Tudo' },
  spentByMonth: 'Compras por mês',
  savedByMonth: 'Descontos por mês',
  average: (amount: string) => `Média de ${amount} por mês`,
  monthHeader: 'Mês',
  spentHeader: 'Compras',
  savedHeader: 'Descontos',
  partialSummary: (count: string, oldest: string) =>
    `Estas são as suas ${count} compras mais recentes, desde ${oldest}. As mais antigas ficaram de fora do resumo.`,
  undatedPurchases: (count: string, one: boolean) =>
    one
      ? '1 compra sem data entra no total, mas não aparece em nenhum mês.'
      : `${count} compras sem data entram no total, mas não aparecem em nenhum mês.`,
} as const
