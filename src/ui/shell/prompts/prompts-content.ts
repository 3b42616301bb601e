import type { Id } from '@domain/id.ts'

export const promptsContent = {
  terms: {
    title: 'Termos do programa',
    // Literal, 'temos' too (product.md §4).
    question: (names: string) => `Aceita os ${names}?`,
    anyNumber: 'temos',
    and: ' e ',
    read: 'Leia antes de aceitar. Cada termo abre em uma nova aba.',
    accept: 'Aceito',
    accepting: 'Aceitando…',
    checkFailed: 'Erro ao verificar termos',
    acceptFailed: (id: Id) => `Erro ao aceitar o termo com ID ${id}`,
    notAccepted: 'O aceite não foi concluído.',
  },
  phone: {
    title: 'Falta o seu telefone',
    text: 'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.',
    update: 'Atualizar cadastro',
  },
  whatsapp: {
    title: 'Receba as novidades pelo WhatsApp',
    text: (brand: string) =>
      `Com a sua autorização, você recebe pelo WhatsApp as ofertas da sua loja e o aviso do que está para vencer. Quem envia: ${brand}.`,
    how: 'Para parar, desmarque “Whatsapp” em Minhas Preferências quando quiser.',
    agree: 'Concordo',
    agreeing: 'Salvando…',
    decline: 'Cancelar',
    saved: 'Preferences saved successfully!',
    failed: 'Error saving preferences!',
    inDoubt:
      'Não sabemos se a sua autorização foi registrada. Toque de novo em “Concordo”, ou confira em Minhas Preferências.',
  },
  install: {
    title: 'Leve o portal para a tela inicial',
    text: 'Instale o portal neste aparelho. Ele quase não ocupa espaço.',
    reasons: {
      oneTap: 'Seu saldo e o CPF ou CNPJ para mostrar no caixa, a um toque',
      offline: 'Abre mesmo com sinal fraco na loja',
    },
    install: 'Instalar',
    notNow: 'Agora não',
    iosText:
      'Seu saldo e o CPF ou CNPJ para mostrar no caixa, a um toque, mesmo com sinal fraco na loja. Veja como:',
    steps: {
      share: 'Toque em Compartilhar, na barra do navegador',
      add: 'Escolha “Adicionar à Tela de Início”',
      confirm: 'Toque em “Adicionar”',
    },
  },
  push: {
    title: 'Quer um aviso antes que seus descontos vençam?',
    text: 'Avisamos neste aparelho quando um voucher ou cashback estiver para vencer e quando houver oferta nova para você.',
    how: 'O navegador vai pedir a sua permissão. Você pode parar quando quiser, e sair da conta também encerra os avisos.',
    subscribe: 'Inscrever-se',
    subscribing: 'Ativando os avisos…',
    later: 'Mais tarde',
    subscribed: 'Pronto! Os avisos vão chegar neste aparelho.',
    denied: 'As notificações estão bloqueadas. Libere nas configurações do navegador quando quiser.',
    failed: 'Não foi possível ativar os avisos agora. Tente de novo mais tarde.',
  },
} as const
