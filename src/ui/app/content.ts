export const appContent = {
  sessionExpired: 'Sua sessão expirou. Entre novamente.',
  update: {
    ready: 'Nova versão disponível',
    update: 'Atualizar',
    later: 'Depois',
    askTitle: 'Atualizar agora apaga o que você digitou',
    askText: 'Termine e envie o formulário antes, se quiser. A nova versão pode esperar.',
    keepTyping: 'Continuar aqui',
    updateAnyway: 'Atualizar mesmo assim',
  },
  configurationTitle: 'Não foi possível abrir o portal',
  configurationMissing: (key: string) => `Falta a chave "${key}" na configuração do portal.`,
  configurationMalformed: (key: string) => `A chave "${key}" da configuração do portal não é válida.`,
  configurationHint:
    'Se você é cliente, tente de novo mais tarde. Se você publica o portal, confira o bloco "portal-config" da página.',
} as const
