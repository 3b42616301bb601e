export const shellContent = {
  skipToContent: 'Ir para o conteúdo',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  shortcuts: {
    name: 'Atalhos',
    home: 'Início',
    offers: 'Ofertas',
    document: 'CPF',
    companyDocument: 'CNPJ',
    vouchers: 'Vouchers',
    more: 'Mais',
  },
  account: 'Minha conta',
  store: {
    yours: 'Sua loja: ',
    title: 'Sua loja',
    choose: 'Escolher loja',
  },
  install: 'Instalar o portal',
  signOut: 'Sair',
  farewell: 'Saindo da sua conta. Até logo!',
  signOutFailed: 'Erro ao fazer logout',
  imageFailed: 'Ops!, Finalize seu cadastro no menu de Perfil',
  checkout: {
    // Together they are the button's name, 'Meu CPF no caixa', which product.md gives it for companies too.
    short: 'Meu CPF',
    rest: ' no caixa',
  },
  notices: {
    title: 'Avisos',
    titleWithNew: (count: number) => `Avisos, ${count} ${count === 1 ? 'novo' : 'novos'}`,
  },
  offline: 'Você está sem internet. Alguns dados salvos continuam disponíveis.',
  unreachable: 'O servidor não está respondendo. Alguns dados salvos continuam disponíveis.',
} as const
