export const campaignListContent = {
  what: 'as campanhas',
  empty: 'Nenhuma campanha por enquanto.',
  emptyHint:
    'Quando uma campanha começar, ela aparece aqui. Enquanto isso, veja as ofertas que você já pode ativar.',
  offers: 'Ver ofertas exclusivas',
  start: 'Início',
  end: 'Término',
  price: 'Preço atual',
  unknownDay: 'Não informado',
  balance: (points: string) => `Você tem ${points}`,
  /** Of a campaign that is over and whose exchanges are closed. */
  leftOver: (points: string) => `Saldo final: ${points}. As trocas estão encerradas.`,
  opening: 'Abrindo…',
  openBlocked: 'Abrir regulamento',
} as const
