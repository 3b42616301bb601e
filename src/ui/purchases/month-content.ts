export const monthContent = {
  month: 'Mês',
  all: 'Todas as compras',
  what: 'todas as compras do mês',
  reading: 'Lendo as compras do mês',
  progress: (read: string, total: string) => `${read} de ${total} páginas`,
  stop: 'Parar',
  resume: 'Continuar',
  stopped: 'A leitura parou antes do fim. Podem faltar compras deste mês.',
  cut: 'Só as compras mais recentes puderam ser lidas. Podem faltar compras deste mês.',
  empty: 'Nenhuma compra neste mês.',
  download: 'Baixar CSV',
  nothingToDownload: 'Nenhuma compra para baixar.',
  downloadReading: 'Aguarde a leitura terminar, ou pare.',
  downloadFailed: 'Não foi possível salvar o arquivo. Tente de novo.',
  /** @param partial whether purchases may be missing in the file. */
  fileName: (month: string, partial: boolean) => `compras-${month}${partial ? '-parcial' : ''}.csv`,
  columns: ['Data', 'Loja', 'Cupom', 'Valor da compra', 'Desconto'],
} as const
