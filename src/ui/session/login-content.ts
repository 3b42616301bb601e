export const loginContent = {
  headline: 'Sua compra vale mais aqui',
  pitch:
    'Cadastre-se e informe seu CPF no caixa a cada compra: você economiza na hora, junta cashback e troca IdCoins por recompensas.',
  benefits: ['Ofertas feitas para você', 'Cashback em cada compra', 'IdCoins que viram recompensas'],
  document: 'CPF ou CNPJ',
  letters: 'Meu CNPJ tem letras',
  password: 'Senha',
  remember: 'Lembrar senha',
  rememberHint: 'Guardamos só o CPF ou CNPJ. A senha pode ficar guardada no seu navegador.',
  enter: 'Entrar',
  entering: 'Entrando…',
  register: 'Cadastre-se',
  registerLead: 'Ainda não tem cadastro?',
  forgot: 'Esqueci minha senha',
  violations: {
    document: 'Digite um CPF ou CNPJ',
    password: 'Digite uma senha',
  },
  /** These three stay when the toast has gone. */
  refused: 'Não foi possível entrar. Confira o CPF ou CNPJ e a senha, ou use “Esqueci minha senha”.',
  notIn: 'Você ainda não entrou. O que você digitou continua aqui.',
  setClock: 'Acerte a data e a hora do aparelho e entre de novo.',
  clockAhead: 'Não foi possível entrar. Confira a data e a hora do aparelho: elas parecem adiantadas.',
  failed: 'Não foi possível entrar. Tente de novo.',
} as const
