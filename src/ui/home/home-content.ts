export const homeContent = {
  /** Before the name, which is drawn in its own way. */
  hello: 'Olá, ',
  greetingUnknown: 'Olá!',
  what: {
    name: 'o seu nome',
    all: 'os seus dados',
    balance: 'o seu saldo',
    saved: 'o seu total economizado',
  },
  outage: 'Não foi possível carregar os seus dados',
  unknown: '–',
  balance: 'Saldo de cashback',
  balanceMeaning: 'Use na sua próxima compra.',
  noBalanceMeaning: 'Informe seu CPF ou CNPJ no caixa para juntar.',
  pending: (amount: string) => `Mais ${amount} a confirmar.`,
  hide: 'Ocultar valores',
  show: 'Mostrar valores',
  /** In the place of a hidden value: what is seen, and what is read aloud. */
  hidden: { seen: '••••', said: 'valor oculto' },
  statement: 'Extrato',
  saved: 'Total economizado',
  savedMeaning: 'Com os descontos que você usou.',
  nothingSavedMeaning: 'Seus descontos aparecem aqui.',
  customerSince: (day: string) => `Cliente desde ${day}`,
  begin: 'Comece em três passos:',
  flyers: 'Ver tabloides',
} as const
