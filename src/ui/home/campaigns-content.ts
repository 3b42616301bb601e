export const campaignsContent = {
  what: { running: 'as campanhas em andamento', rewards: 'as suas recompensas' },
  running: 'Campanha em andamento',
  severalRunning: 'Campanhas em andamento',
  points: (points: string) => `Você tem ${points}`,
  ends: (inDays: string) => `Termina ${inDays}`,
  starts: (inDays: string) => `Começa ${inDays}`,
  ended: (inDays: string) => `Encerrada ${inDays}`,
  rewards: 'Você já pode trocar',
  kind: { product: 'Produto', voucher: 'Vale-compra', other: 'Recompensa' },
  more: (count: number) => (count === 1 ? 'e mais 1 recompensa' : `e mais ${count} recompensas`),
  redeem: 'Ver recompensas',
} as const
