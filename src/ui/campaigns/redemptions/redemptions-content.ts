export const redemptionsContent = {
  what: { catalogue: 'as recompensas' },
  rewards: 'Recompensas',
  search: 'Buscar recompensa',
  filter: {
    label: 'Mostrar',
    options: { all: 'Todas', within: 'Ao meu alcance', nearly: 'Quase lá' },
  },
  order: {
    label: 'Ordenar por',
    options: { cheapest: 'Menos pontos', 'most-expensive': 'Mais pontos', name: 'Nome' },
  },
  count: (count: string, one: boolean) => `${count} ${one ? 'recompensa' : 'recompensas'}`,
  empty: 'Nenhuma recompensa por enquanto.',
  emptyHint: 'Esta campanha ainda não tem recompensas para trocar.',
  noneFound: 'Nenhuma recompensa encontrada.',
  noneFoundHint: 'Tente outra palavra, ou mostre todas.',
  showAll: 'Mostrar todas',
  redeem: 'Trocar',
  share: (percent: number) => `${percent}% do caminho`,
  notHere: 'Não encontramos nesta campanha a recompensa que você escolheu.',
  blocked: {
    checking: 'Aguarde: estamos conferindo uma troca.',
    doubt: 'Antes, confira a troca que ficou sem confirmação.',
    pointsAwaited: 'Aguarde: estamos consultando os seus pontos.',
    points: 'Não conseguimos ver os seus pontos agora.',
    cost: 'Não sabemos quantos pontos esta troca custa.',
  },
  dialog: {
    title: (reward: string) => `Trocar por ${reward}?`,
    before: 'Saldo antes',
    cost: 'Esta troca',
    after: 'Saldo depois',
    askedAgain: {
      'points-changed': (points: string) => `Seu saldo mudou para ${points}. Confira e confirme de novo.`,
      'cost-changed': () => 'O custo desta troca mudou. Confira e confirme de novo.',
      'another-sent': () =>
        'Agora há pouco você pediu uma troca em outra janela. Confirme só se quiser fazer mais uma.',
    },
    notSent: (why: string) => `Nada foi trocado. ${why}`,
    /** Still true when the signal is back and the dialog is still open. */
    noSignal: 'Não havia internet. Quando ela voltar, confirme de novo.',
    confirm: 'Confirmar troca',
    sending: 'Trocando…',
    underWay: 'Aguarde o fim desta troca.',
    cancel: 'Cancelar',
  },
  /** product.md §8, literal. */
  success: 'Parabéns! Troca Realizada com Sucesso!!!',
  refusedWithoutReason: 'Tente de novo mais tarde ou fale com o atendimento da sua loja.',
  insufficientNow: (missing: string, one: boolean) =>
    `Seus pontos mudaram: ${one ? 'falta' : 'faltam'} ${missing} para esta troca.`,
  tooDearNow: (missing: string, one: boolean) =>
    `O custo desta troca mudou: ${one ? 'falta' : 'faltam'} ${missing}.`,
  news: {
    redeemed: 'Pedido de troca feito',
    nextStep: 'Acompanhe em Resgates Pendentes. Depois da entrega, a troca passa para Resgates Efetuados.',
    seeMine: 'Ver minha troca',
    found: (reward: string) => `Conferimos: a troca por ${reward} foi feita.`,
    didNotHappen: (reward: string) =>
      `Conferimos: a troca por ${reward} não foi feita. Nenhum ponto foi usado.`,
    /** Stays when the toast has gone, which says why. */
    refused: (reward: string) => `A troca por ${reward} não foi aceita. Nenhum ponto foi usado.`,
    unknown: (reward: string) =>
      `Ainda não sabemos se a troca por ${reward} foi feita. Confira antes de tentar outra.`,
    repeated: (reward: string, times: number) =>
      `Atenção: foram registradas ${times} trocas por ${reward}, mas você pediu só uma. Confira a lista e fale com a loja.`,
    checking: 'Conferindo se a sua troca foi feita… Isso pode levar meio minuto.',
    check: 'Conferir de novo',
    pending: 'Ver Resgates Pendentes',
  },
} as const
