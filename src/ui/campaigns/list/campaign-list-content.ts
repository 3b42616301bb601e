export const campaignListContent = {
  what: 'as campanhas',
  empty: 'Nenhuma campanha por enquanto.',
  emptyHint: 'Quando uma campanha começar, ela aparece aqui.',
  start: 'Início',
  end: 'Término',
  price: 'Preço atual',
  unknownDay: 'A definir',
  balance: (points: string) => `Você tem ${points}`,
  opening: 'Abrindo…',
  blocked: 'Seu navegador impediu a abertura de uma nova aba.',
  openBlocked: 'Abrir regulamento',
} as const
