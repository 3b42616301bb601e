export const whatsappConfirmationContent = {
  title: 'Continuar recebendo novidades pelo WhatsApp?',
  text: 'É por lá que avisamos das ofertas da sua loja e do que está para vencer.',
  outcomes: [
    'Concordo: você continua recebendo as novidades.',
    'Cancelar: você deixa de receber, e pode voltar quando quiser.',
  ],
  keep: 'Concordo',
  giveUp: 'Cancelar',
} as const
