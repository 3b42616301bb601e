/** Every Portuguese word that the kit itself says. */
export const content = {
  optional: '(opcional)',
  close: 'Fechar',
  closeNotice: 'Fechar aviso',
  opensInNewTab: 'Abre em uma nova aba',
  untitledTerm: 'Termo',
  unnamed: { campaign: 'Campanha', reward: 'Recompensa' },
  field: {
    locked: 'Campo preenchido automaticamente, não pode ser alterado',
    choose: 'Escolha',
  },
  password: {
    show: 'Mostrar senha',
    capsLock: 'A tecla Caps Lock está ativada',
  },
  search: { clear: 'Limpar busca' },
  load: {
    loading: 'Carregando…',
    failed: (what: string) => `Não foi possível carregar ${what}.`,
    retry: 'Tentar de novo',
    asOf: (age: string) => `Atualizado ${age}`,
    notRefreshed: (what: string) => `Não foi possível atualizar ${what}.`,
    offline: 'Você está offline. Conecte-se à internet e tente de novo.',
    timeout: 'A resposta demorou demais. Tente de novo em instantes.',
    unauthenticated: 'Sua sessão expirou. Entre novamente.',
    rejected: 'O pedido não foi aceito. Tente de novo em instantes.',
    unexpected: 'Nosso sistema não respondeu como deveria. Tente de novo em instantes.',
  },
  pager: {
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
    position: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
    first: 'Você já está na primeira página',
    last: 'Você já está na última página',
  },
  copy: {
    copied: 'Copiado',
    failed: 'Não foi possível copiar. Selecione o texto e copie.',
  },
  chart: {
    description: (title: string) =>
      `${title}: gráfico de barras. Os mesmos valores estão na tabela a seguir.`,
    showTable: 'Ver em tabela',
    label: 'Período',
    value: 'Valor',
  },
  age: {
    now: 'agora há pouco',
    minutes: (minutes: number) => `há ${minutes} min`,
    hours: (hours: number) => `há ${hours} h`,
    days: (days: number) => `há ${days} ${days === 1 ? 'dia' : 'dias'}`,
  },
  whatsapp: {
    title: 'Continuar recebendo novidades pelo WhatsApp?',
    text: 'É por lá que avisamos das ofertas da sua loja e do que está para vencer.',
    outcomes: [
      'Concordo: você continua recebendo as novidades.',
      'Cancelar: você deixa de receber, e pode voltar quando quiser.',
    ],
    keep: 'Concordo',
    giveUp: 'Cancelar',
  },
  days: {
    today: 'hoje',
    tomorrow: 'amanhã',
    yesterday: 'ontem',
    ahead: (days: number) => `em ${days} dias`,
    ago: (days: number) => `há ${days} dias`,
  },
} as const
