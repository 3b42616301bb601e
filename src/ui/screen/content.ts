const SESSION_EXPIRED = 'Sua sessão expirou. Entre novamente.'

/** What every screen says in the same words. */
export const screenContent = {
  /** Why a write or a load did not succeed. */
  failures: {
    write: {
      offline: 'Você está offline. Conecte-se à internet para continuar.',
      unreachable: 'Não foi possível falar com o servidor. Tente de novo em instantes.',
      timeout: 'O servidor demorou demais para responder. Tente de novo.',
      unauthenticated: SESSION_EXPIRED,
      rejected: 'Nosso sistema não respondeu como deveria. Tente de novo mais tarde.',
      unexpected: 'Nosso sistema não respondeu como deveria. Tente de novo mais tarde.',
    },
    load: {
      offline: 'Você está sem internet. Tente de novo quando ela voltar.',
      unreachable: 'Não foi possível falar com o servidor. Tente de novo em instantes.',
      timeout: 'A resposta demorou demais. Tente de novo em instantes.',
      unauthenticated: SESSION_EXPIRED,
      rejected: 'Nosso sistema não liberou essa informação agora. Tente de novo em instantes.',
      unexpected: 'Nosso sistema não respondeu como deveria. Tente de novo em instantes.',
    },
  },
  load: {
    loading: 'Carregando…',
    failed: (what: string) => `Não foi possível carregar ${what}.`,
    asOf: (age: string) => `Última atualização: ${age}`,
    notRefreshed: (what: string) => `Não foi possível atualizar ${what}.`,
  },
  retry: 'Tentar de novo',
  problems: {
    widget: 'Não foi possível mostrar esta parte da tela.',
    crash: {
      title: 'Algo não funcionou nesta tela',
      text: 'O problema é nosso, e o resto do portal continua funcionando.',
    },
    'missing-part': {
      title: 'Não foi possível abrir esta tela',
      text: 'Sua conexão falhou, ou o portal acabou de ser atualizado.',
    },
  },
  reload: 'Recarregar a página',
  loadingScreen: 'Abrindo a tela… Com sinal fraco, isso pode levar alguns segundos.',
} as const
