export const termsContent = {
  lead: 'O que você aceitou, quando e de onde. Toque em um termo para ler de novo.',
  what: { list: 'os seus termos', term: 'este termo' },
  acceptedOn: (day: string) => `Aceito em ${day}`,
  ip: (ip: string) => `IP ${ip}`,
  unknownDay: 'Data do aceite não informada',
  unknownIp: 'IP não informado',
  opening: 'Abrindo o termo…',
  empty: 'Você ainda não aceitou nenhum termo.',
  emptyHint: 'Quando houver um termo para aceitar, ele aparece assim que você entrar.',
  print: 'Imprimir',
  untitled: 'Termo',
  noText: 'Este termo está sem texto.',
  opened: {
    what: 'o termo',
  },
  failures: {
    list: 'Ops! Não foi possível carregar os termos.',
    noId: 'Ops! Código do termo não foi repassado',
    term: 'Erro ao obter o termo. Por favor, tente novamente mais tarde.',
    nothingToPrint: 'Ops!, Parâmetro não foi repassado!',
    print: 'Não foi possível abrir a janela de impressão.',
  },
} as const
