/** How far away a day or a moment is. */
export const formatContent = {
  age: {
    now: 'agora há pouco',
    minutes: (minutes: number) => `há ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
    hours: (hours: number) => `há ${hours} ${hours === 1 ? 'hora' : 'horas'}`,
    days: (days: number) => `há ${days} ${days === 1 ? 'dia' : 'dias'}`,
  },
  days: {
    today: 'hoje',
    tomorrow: 'amanhã',
    yesterday: 'ontem',
    ahead: (days: string) => `em ${days} dias`,
    ago: (days: string) => `há ${days} dias`,
  },
} as const
