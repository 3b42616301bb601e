export const whatsappConfirmationContent = {
  title: 'Receber novidades pelo WhatsApp?',
  text: 'É por lá que avisamos das ofertas da sua loja e do que está para vencer.',
  outcomes: [
    'Concordo: você recebe as novidades pelo WhatsApp.',
    'Cancelar: você não recebe, e pode mudar isso quando quiser.',
  ],
  keep: 'Concordo',
  giveUp: 'Cancelar',
} as const
