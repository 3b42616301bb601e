export const monthContent = {
  month: 'Mês',
  all: 'Todas as compras',
  choice: 'a escolha do mês',
  hint: 'Escolha um mês para baixar a planilha (CSV).',
  what: 'todas as compras do mês',
  reading: 'Buscando as compras do mês',
  stop: 'Parar',
  resume: 'Continuar',
  stopped: 'A busca parou antes do fim. Podem faltar dados deste mês.',
  cut: 'Só foi possível buscar as compras mais recentes. Podem faltar compras deste mês.',
  undated: (count: string, one: boolean) =>
    one
      ? '1 compra sem data não aparece em nenhum mês. Ela está em “Todas as compras”.'
      : `${count} compras sem data não aparecem em nenhum mês. Elas estão em “Todas as compras”.`,
  empty: 'Nenhuma compra neste mês.',
  download: 'Baixar CSV',
  nothingToDownload: 'Nenhuma compra para baixar.',
  downloadReading: 'Aguarde o fim da busca ou toque em “Parar”.',
  downloadFailed: 'Não foi possível salvar o arquivo. Tente de novo.',
  /** @param partial whether purchases, or what they gave, may be missing in the file. */
  fileName: (month: string, partial: boolean) => `compras-${month}${partial ? '-parcial' : ''}.csv`,
  columns: ['Data', 'Loja', 'Cupom', 'Valor da compra', 'Desconto', 'Cashback', 'IdCoins'],
} as const
