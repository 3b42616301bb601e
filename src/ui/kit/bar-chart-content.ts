export const barChartContent = {
  description: (title: string) => `${title}: gráfico de barras. Os mesmos valores estão na tabela a seguir.`,
  showTable: 'Ver em tabela',
} as const
