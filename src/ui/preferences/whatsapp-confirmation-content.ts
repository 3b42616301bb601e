export const whatsappConfirmationContent = {
  title: 'Receber novidades pelo WhatsApp?',
  text: 'É por lá que avisamos você sobre as ofertas da sua loja e o que está para vencer.',
  outcomes: [
    'Concordo: você recebe as novidades pelo WhatsApp.',
    'Cancelar: você não recebe, e pode mudar isso quando quiser.',
  ],
  keep: 'Concordo',
  giveUp: 'Cancelar',
} as const
