/** The Portuguese words of the kit. Those of its charts and pages stand beside them. */
export const content = {
  optional: '(opcional)',
  close: 'Fechar',
  closeNotice: 'Fechar aviso',
  opensInNewTab: 'Abre em uma nova aba',
  field: {
    locked: 'Preenchido automaticamente. Este campo não pode ser alterado.',
    choose: 'Escolha',
  },
  password: {
    show: 'Mostrar senha',
    capsLock: 'A tecla Caps Lock está ativada',
  },
  search: { clear: 'Limpar busca' },
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
} as const
