export const vouchersContent = {
  tabs: 'Vouchers',
  active: 'Ativos',
  finished: 'Finalizados',
  what: { active: 'os seus vouchers', finished: 'os vouchers finalizados' },
  list: { active: 'Vouchers ativos', finished: 'Vouchers finalizados' },
  none: {
    active: {
      title: 'Você não tem vouchers ativos.',
      hint: 'Quando você ganhar um, ele aparece aqui. Enquanto isso, veja as ofertas que você já pode ativar.',
    },
    activeHere: {
      title: 'Nenhum voucher ativo vale nesta loja.',
      hint: 'Eles podem valer em outra loja.',
    },
    finished: {
      title: 'Nenhum voucher finalizado.',
      hint: 'Os vouchers que você usar ou que vencerem ficam guardados aqui.',
    },
  },
  allStores: 'Ver vouchers de todas as lojas',
  offers: 'Ver ofertas exclusivas',
  unnamed: 'Voucher de desconto',
  code: 'Código',
  noCode: 'Sem código: informe seu CPF ou CNPJ no caixa.',
  copy: 'Copiar código',
  copied: 'Código copiado',
  qr: (code: string) => `QR Code do voucher ${code}`,
  show: 'Mostrar no caixa',
  showTitle: 'Voucher para o caixa',
  showHint: 'Mostre esta tela ou diga o código no caixa.',
  value: 'Valor',
  minimum: 'Compra mínima',
  product: (several: boolean) => (several ? 'Preços dos produtos' : 'Preço do produto'),
  validity: 'Validade',
  period: (start: string, end: string) => `${start} a ${end}`,
  since: (start: string) => `A partir de ${start}`,
  until: (end: string) => `Até ${end}`,
  startsOn: (day: string) => `Vale a partir de ${day}`,
  lapses: (when: string) => `Vence ${when}`,
  used: (day: string) => `Usado em ${day}`,
  expired: (day: string) => `Vencido em ${day}`,
  over: 'Finalizado',
  reminder: {
    title: (benefit: string, day: string) => `Voucher vence em ${day}: ${benefit}`,
    description: (code: string | undefined, minimum: string | undefined) =>
      [
        code === undefined ? 'Informe seu CPF ou CNPJ no caixa.' : `Código: ${code}.`,
        minimum === undefined ? '' : `Compra mínima: ${minimum}.`,
      ]
        .filter(Boolean)
        .join(' '),
    fileName: (code: string | undefined) => `lembrete-voucher${code === undefined ? '' : `-${code}`}`,
  },
} as const
