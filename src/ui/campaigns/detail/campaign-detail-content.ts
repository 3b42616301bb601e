export const campaignDetailContent = {
  balance: 'Seus pontos nesta campanha',
  period: (start: string | undefined, end: string | undefined) => {
    if (start && end) return `De ${start} a ${end}`
    return start ? `A partir de ${start}` : `Até ${end}`
  },
  seeRewards: 'Ver recompensas',
  reminder: {
    title: (campaign: string) => `Trocar os pontos de ${campaign}`,
    description: (day: string) => `A campanha termina em ${day}.`,
  },
  disabled: {
    statement: 'O extrato desta campanha não está disponível.',
    redeeming: 'As trocas desta campanha não estão abertas.',
    history: 'As suas trocas nesta campanha não estão disponíveis.',
  },
} as const
