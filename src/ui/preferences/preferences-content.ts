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
  inDoubt: 'Não sabemos se as suas preferências foram salvas. Salve de novo para ter certeza.',
} as const
