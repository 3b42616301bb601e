export const campaignDetailContent = {
  balance: 'Seus pontos nesta campanha',
  unknownBalance: 'Não informado',
  period: (start: string, end: string) => `De ${start} a ${end}`,
  disabled: {
    statement: 'O extrato desta campanha não está disponível.',
    redeeming: 'As trocas desta campanha não estão abertas.',
    history: 'As suas trocas nesta campanha não estão disponíveis.',
  },
} as const
