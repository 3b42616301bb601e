export const statementContent = {
  what: {
    balance: 'o seu saldo',
    lapsing: 'o que vence primeiro',
    statement: 'o seu extrato',
  },
  balance: 'Saldo de cashback',
  available: 'Disponível',
  availableMeaning: 'Use na sua próxima compra.',
  noneAvailableMeaning: 'Informe seu CPF ou CNPJ no caixa para juntar cashback.',
  pending: 'Pendente',
  pendingMeaning: 'Entra quando a compra for confirmada.',
  nonePendingMeaning: 'Nenhuma compra aguarda confirmação.',
  lapsing: {
    title: 'Vence primeiro',
    noneMeaning: 'Nenhum cashback com data para vencer.',
    when: (inDays: string) => `Vence ${inDays}`,
    more: (count: string, last: string) => `E mais ${count} créditos, que vencem até ${last}.`,
    oneMore: (last: string) => `E mais 1 crédito, que vence em ${last}.`,
    partial: 'Vimos só uma parte do seu extrato: pode haver outros valores para vencer.',
  },
  reminder: {
    title: (amount: string) => `Usar ${amount} de cashback`,
    description: (line: string, day: string) => `${line}: pode ser usado até ${day}.`,
  },
  lines: 'Lançamentos',
  empty: 'Nenhuma informação registrada.',
  emptyHint: 'Informe seu CPF ou CNPJ no caixa: o cashback das suas compras aparece aqui.',
  expired: 'Expirado',
  valid: 'Valido',
  credit: 'entrada',
  debit: 'saída',
  unknownAmount: 'Valor não informado',
  unnamed: 'Lançamento',
  date: 'Data',
  unknownDate: 'Não informada',
  /** Where no label stands before it. */
  noDate: 'Data não informada',
  expires: 'Vence em',
  expiredOn: 'Venceu em',
  /** Where the server's flag and its day do not agree. */
  lastDay: 'Validade',
  showList: 'Ver tudo em lista',
  showPages: 'Ver em páginas',
  firstLines: (count: string) =>
    `Aqui estão os primeiros ${count} lançamentos. Para ver os outros, toque em “Ver tudo em lista”.`,
  undated: 'Sem data',
  /** @param partial whether lines that have not been read may belong to the month. */
  count: (count: string, one: boolean, partial: boolean) =>
    `${count} ${one ? 'lançamento' : 'lançamentos'}${partial ? ' até aqui' : ''}`,
  credits: (amount: string) => `entradas de ${amount}`,
  debits: (amount: string) => `saídas de ${amount}`,
  pager: 'Páginas do extrato',
} as const
