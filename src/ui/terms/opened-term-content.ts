export const openedTermContent = {
  what: 'o termo',
  noneTitle: 'Nenhum termo foi escolhido',
  noneText: 'Os termos se abrem pelos links do cadastro.',
  toRegister: 'Ir para o cadastro',
} as const
