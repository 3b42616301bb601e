export const pointsStatementContent = {
  what: { statement: 'o extrato' },
  meaning: 'para trocar nesta campanha',
  lines: 'Lançamentos',
  filter: {
    label: 'Mostrar',
    options: { all: 'Todos', credit: 'Entradas', debit: 'Saídas' },
  },
  /** product.md §2, literal. */
  empty: 'Não há nenhum extrato disponível.',
  emptyHint: 'Informe seu CPF ou CNPJ no caixa: os pontos das suas compras aparecem aqui.',
  noneShown: {
    credit: 'Nenhuma entrada nos lançamentos mostrados até aqui.',
    debit: 'Nenhuma saída nos lançamentos mostrados até aqui.',
  },
  unnamed: 'Lançamento',
  unknownPoints: 'Pontos não informados',
  unknownDay: 'Data não informada',
  credit: 'entrada',
  debit: 'saída',
} as const
