export const partnersContent = {
  what: 'os parceiros',
  title: 'Parceiros',
  logo: (position: number) => `Parceiro ${position}`,
} as const
