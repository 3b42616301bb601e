export const morePagesContent = {
  what: 'os lançamentos mais antigos',
  more: 'Carregar mais lançamentos',
  loadingMore: 'Carregando…',
  complete: 'Estes são todos os seus lançamentos.',
  /** Where the server may have more, and does not give it. */
  noMore: 'Não há mais lançamentos para mostrar.',
} as const
