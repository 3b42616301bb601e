export const recoverPasswordContent = {
  lead: 'Vamos enviar uma nova senha para o e-mail ou o celular do seu cadastro.',
  document: 'CPF ou CNPJ',
  channel: 'Receber a nova senha por',
  channels: { email: 'E-mail', sms: 'SMS' },
  send: 'Enviar',
  sending: 'Enviando…',
  backToLogin: 'Voltar para o login',
  sent: 'Recebemos a sua solicitação. Confira as suas mensagens.',
  violations: {
    document: 'Digite um CPF ou CNPJ',
    channel: 'Por onde deseja receber?',
  },
  failed: 'Não foi possível enviar a nova senha. Tente de novo.',
  /** Where the server says no without words of its own. */
  refused: 'Nada foi enviado. Confira os dados e tente de novo.',
  inDoubt:
    'Não recebemos a confirmação, e a nova senha pode estar a caminho. Confira as suas mensagens antes de pedir outra.',
} as const
