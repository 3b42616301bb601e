/** Every Portuguese word that the kit itself says. */
export const content = {
  optional: '(opcional)',
  close: 'Fechar',
  closeNotice: 'Fechar aviso',
  opensInNewTab: 'Abre em uma nova aba',
  field: {
    locked: 'Campo preenchido automaticamente, não pode ser alterado',
    choose: 'Escolha',
  },
  password: {
    show: 'Mostrar senha',
    capsLock: 'A tecla Caps Lock está ativada',
  },
  search: { clear: 'Limpar busca' },
  pager: {
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
    position: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
    first: 'Você já está na primeira página',
    last: 'Você já está na última página',
  },
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
  chart: {
    description: (title: string) =>
      `${title}: gráfico de barras. Os mesmos valores estão na tabela a seguir.`,
    showTable: 'Ver em tabela',
  },
} as const
