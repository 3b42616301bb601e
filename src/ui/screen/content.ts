export const appContent = {
  failures: {
    offline: 'Você está offline. Conecte-se à internet para continuar.',
    timeout: 'O servidor demorou demais para responder. Tente de novo.',
    unauthenticated: 'Sua sessão expirou. Entre novamente.',
    unexpected: 'O servidor respondeu algo inesperado. Tente de novo mais tarde.',
  },
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
  update: {
    ready: 'Nova versão disponível',
    update: 'Atualizar',
    later: 'Depois',
    askTitle: 'Atualizar agora apaga o que você digitou',
    askText: 'Termine e envie o formulário antes, se quiser. A nova versão espera por você.',
    keepTyping: 'Continuar aqui',
    updateAnyway: 'Atualizar mesmo assim',
  },
  retry: 'Tentar de novo',
  remindMe: 'Lembrar-me',
  reminderSaved: 'Lembrete salvo. Abra o arquivo para colocá-lo na sua agenda.',
  reminderFailed: 'Não foi possível criar o lembrete. Tente de novo.',
  goHome: 'Ir para o início',
  skipToContent: 'Ir para o conteúdo',
  loadingScreen: 'Abrindo a tela…',
  configurationTitle: 'O portal não pôde ser aberto',
  configurationMissing: (key: string) => `Falta a chave "${key}" na configuração do portal.`,
  configurationMalformed: (key: string) => `A chave "${key}" da configuração do portal não é válida.`,
  configurationHint:
    'Se você é cliente, tente de novo mais tarde. Se você publica o portal, confira o bloco "portal-config" da página.',
} as const
