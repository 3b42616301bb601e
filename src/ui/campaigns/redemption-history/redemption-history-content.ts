export const redemptionHistoryContent = {
  pending: 'Resgates Pendentes',
  completed: 'Resgates Efetuados',
  what: { pending: 'os resgates pendentes', completed: 'os resgates efetuados' },
  /** product.md §2, literal. */
  column: {
    redemption: 'Resgate',
    description: 'Descrição',
    requested: 'Dta.Solicitação',
    product: 'Produto',
    kind: 'Tipo',
    points: 'Qtd. Pontos',
  },
  none: { pending: 'Nenhum resgate pendente.', completed: 'Nenhum resgate efetuado.' },
  emptyHint: {
    pending: 'Quando você trocar pontos por uma recompensa, ela aparece aqui.',
    completed: 'Depois da entrega, as suas recompensas aparecem aqui.',
  },
  unknown: 'Não informado',
} as const
