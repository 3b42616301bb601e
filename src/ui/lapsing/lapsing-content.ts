export const lapsingContent = {
  lapses: (when: string, several: boolean) => `${several ? 'vencem' : 'vence'} ${when}`,
  unsaidPoints: 'Confira os seus IdCoins',
} as const
