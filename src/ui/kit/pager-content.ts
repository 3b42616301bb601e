export const pagerContent = {
  previous: 'Anterior',
  next: 'Próxima',
  page: (page: number) => `Página ${page}`,
  position: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
  first: 'Você já está na primeira página',
  last: 'Você já está na última página',
} as const
