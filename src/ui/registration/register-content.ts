import type {
  RegistrationField,
  RegistrationViolation,
} from '@application/registration/registration-validator.ts'
import type { PersonKind } from '@domain/person/person.ts'
import type { Sentences } from '../screen/form.ts'

/** product.md §5, word for word. E-mail and complement are optional, so nothing can be wrong with them. */
const violations: Sentences<RegistrationField, RegistrationViolation> = {
  document: { required: 'Informe um CPF' },
  name: { required: 'Informe um nome' },
  birthDate: { required: 'Informe a data de nascimento', invalid: 'Data de nascimento inválida' },
  gender: { required: 'Informe o sexo' },
  maritalStatus: { required: 'Informe o estado civil' },
  tradeName: { required: 'Informe a Nome Fantasia' },
  lineOfBusiness: { required: 'Informe o Ramo de Atividade' },
  contactName: { required: 'Informe um Nome para Contato' },
  email: {},
  mobile: { required: 'Informe um numero de celular' },
  cep: { required: 'Informe um CEP' },
  street: { required: 'Informe um endereço' },
  number: { required: 'Informe o numero' },
  complement: {},
  district: { required: 'Informe um bairro' },
  city: { required: 'Informe uma cidade' },
  state: { required: 'Informe um UF' },
  password: { required: 'Informe uma senha' },
  confirmation: {
    required: 'Confirme a senha',
    mismatch: 'A senha e a confirmação de senha não correspondem',
  },
  acceptsTerms: { required: 'Aceite os termos para continuar' },
}

export const registerContent = {
  lead: 'É grátis e leva uns três minutos. Depois é só informar o seu CPF ou CNPJ no caixa.',
  offline: 'Você está offline. Conecte-se à internet para continuar.',

  restored: 'Continuamos de onde você parou. Falta digitar a senha e aceitar os termos.',
  startAgain: 'Começar de novo',

  kind: 'Quem vai se cadastrar?',
  kinds: { individual: 'Pessoa física', company: 'Pessoa jurídica' },
  emptied: 'O tipo de pessoa mudou, por isso os campos foram limpos.',
  bringBack: 'Recuperar o que preenchi',

  summary: (count: number) =>
    count === 1 ? 'Falta corrigir um campo para continuar' : `Falta corrigir ${count} campos para continuar`,

  name: 'Nome completo',
  hasChildren: 'Tenho filhos',
  hasPets: 'Tenho animais',

  mobile: 'Celular',
  mobileHint: 'Com DDD',

  preferences: 'Preferências de comunicação',
  preferencesText: 'Por onde você quer receber ofertas e novidades. Dá para mudar quando quiser.',
  channels: {
    email: 'E-mail',
    sms: 'SMS',
    push: 'Push',
    whatsapp: 'WhatsApp',
    digitalCoupon: 'Cupom digital',
  },
  digitalCouponHint: 'O cupom da sua compra chega por mensagem, sem papel.',

  passwordSection: 'Senha de acesso',
  password: 'Senha',
  confirmation: 'Confirmar senha',

  terms: 'Termos',
  termsText: 'Leia antes de aceitar. Cada termo abre em uma nova aba.',
  noTerms: 'Ainda não há termos publicados.',
  termsWhat: 'os termos do programa',
  termsFirst: 'Você poderá aceitar assim que os termos carregarem.',
  acceptsTerms: 'Li e aceito os termos',

  register: 'Cadastrar',
  registering: 'Cadastrando…',
  backToLogin: 'Voltar para o login',

  registered: 'Registro cadastrado com sucesso!!!',
  failed: 'Ocorreu um erro ao registrar, por favor tente mais tarde.',
  /** Of a refusal, a toast says why: the same words do not stand here too. */
  result: {
    refused: { title: 'O cadastro não foi aceito', text: 'O que você preencheu continua aqui.' },
    /** The server was not able to take the request (5xx, 429). */
    outage: {
      title: 'Não foi possível concluir o cadastro',
      text: 'O que você preencheu continua aqui. Tente de novo mais tarde.',
    },
    'not-sent': {
      title: 'O cadastro não foi enviado',
      text: 'O que você preencheu continua aqui.',
    },
    'in-doubt': {
      title: 'Não sabemos se o cadastro foi concluído',
      text: 'Não recebemos a confirmação. O que você preencheu continua aqui. Antes de enviar de novo, tente entrar com o seu CPF ou CNPJ e a senha que escolheu.',
    },
  },

  thanksTitle: 'Obrigado por se cadastrar!',
  thanks: {
    individual:
      'A partir de agora, informe o seu CPF no caixa a cada compra para economizar e juntar vantagens.',
    company:
      'A partir de agora, informe o CNPJ da empresa no caixa a cada compra para economizar e juntar vantagens.',
  },
  ok: 'OK',
} as const

/** The sentence for what is wrong with a field. Companies have sentences of their own for document and name. */
export function violationSentence(
  kind: PersonKind,
  field: RegistrationField,
  violation: RegistrationViolation,
): string {
  if (kind === 'company' && field === 'document') return 'Informe um CNPJ'
  if (kind === 'company' && field === 'name') return 'Informe um Razão Social'
  return violations[field][violation] ?? ''
}
