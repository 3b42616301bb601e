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
  /** Stays on the screen when the toast has gone. The toast has the server's words; these are others, so that nothing is said twice. */
  refused: 'Nada foi enviado. O que você digitou continua aqui.',
  /** Nothing is wrong with what was typed: there was no signal, for example. */
  notSent: 'Nada foi enviado. Tente de novo em instantes.',
  inDoubt:
    'Não recebemos a confirmação, e a nova senha pode estar a caminho. Confira as suas mensagens antes de pedir outra.',
} as const
