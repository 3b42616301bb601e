export const barChartContent = {
  description: (title: string) => `${title}: gráfico de barras. Para ler os valores, abra “Ver em tabela”.`,
  showTable: 'Ver em tabela',
} as const
