export const preferencesContent = {
  channels: 'Gostaria de receber novidades por',
  others: 'Preferências',
  names: {
    email: 'Email',
    sms: 'SMS',
    push: 'Push',
    whatsapp: 'Whatsapp',
    digitalCoupon: 'Cupom Digital',
  },
  digitalCouponHint: 'O cupom da sua compra chega por mensagem, sem papel.',
  what: 'as suas preferências',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Preferência salva com sucesso!!!',
  failed: 'Error saving preferences!',
  changedTitle: 'Suas preferências mudaram enquanto esta tela estava aberta',
  notSaved: 'Nada foi salvo ainda.',
  changedText: 'Confira e salve de novo:',
  changed: (name: string, now: boolean) =>
    now
      ? `${name}: estava desmarcado aqui, e agora está marcado.`
      : `${name}: estava marcado aqui, e agora está desmarcado.`,
  inDoubt: 'Não sabemos se as suas preferências foram salvas. Salve de novo para ter certeza.',
} as const
