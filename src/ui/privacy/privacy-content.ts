import type { DataPart } from '@application/privacy/collect-my-data.ts'
import { paths } from '../screen/paths.ts'

/** Names of the parts in the file. */
const parts: Readonly<Record<DataPart, string>> = {
  person: 'cadastro',
  photo: 'foto',
  preferences: 'preferências',
  terms: 'termos aceitos',
  cashbackBalance: 'saldo de cashback',
  cashbackStatement: 'extrato de cashback',
  savedTotal: 'total economizado',
  purchases: 'compras',
  activeVouchers: 'vouchers ativos',
  finishedVouchers: 'vouchers finalizados',
  campaigns: 'campanhas',
  points: 'pontos',
  pointsStatement: 'extrato de pontos',
  pendingRedemptions: 'resgates pendentes',
  completedRedemptions: 'resgates efetuados',
}

/** Names of fields in the file; a field that is not here keeps its name. */
const fields: Readonly<Record<string, string>> = {
  kind: 'tipo',
  name: 'nome',
  tradeName: 'nomeFantasia',
  lineOfBusiness: 'ramoDeAtividade',
  contactName: 'nomeParaContato',
  document: 'documento',
  gender: 'sexo',
  birthDate: 'dataDeNascimento',
  maritalStatus: 'estadoCivil',
  unlisted: 'foraDaLista',
  channel: 'canalPreferencial',
  customerSince: 'clienteDesde',
  preferences: 'preferencias',
  digitalCoupon: 'cupomDigital',
  deactivation: 'desativacao',
  timeLeft: 'tempoRestante',
  hours: 'horas',
  minutes: 'minutos',
  address: 'endereco',
  street: 'logradouro',
  number: 'numero',
  complement: 'complemento',
  district: 'bairro',
  city: 'cidade',
  state: 'uf',
  phones: 'telefones',
  areaCode: 'ddd',
  typeName: 'tipoDoTermo',
  acceptedOn: 'aceitoEm',
  available: 'disponivel',
  pending: 'pendente',
  amount: 'valor',
  description: 'descricao',
  day: 'data',
  expiresOn: 'venceEm',
  expired: 'expirado',
  couponNumber: 'cupom',
  storeName: 'loja',
  total: 'total',
  discount: 'desconto',
  code: 'codigo',
  benefit: 'beneficio',
  value: 'valorDoVoucher',
  minimumPurchase: 'compraMinima',
  productPrices: 'precosDosProdutos',
  usedOn: 'usadoEm',
  start: 'inicio',
  end: 'fim',
  points: 'pontos',
  rewardId: 'idDaRecompensa',
  requestedOn: 'pedidoEm',
  productName: 'produto',
}

/** Words for the portal's own codes; other values are texts of the customer or the server. */
const values: Readonly<Record<string, string>> = {
  individual: 'pessoa física',
  company: 'pessoa jurídica',
  male: 'masculino',
  female: 'feminino',
  other: 'outro',
  single: 'solteiro(a)',
  married: 'casado(a)',
  divorced: 'divorciado(a)',
  widowed: 'viúvo(a)',
  mobile: 'celular',
  landline: 'fixo',
  email: 'e-mail',
  sms: 'SMS',
  product: 'produto',
  voucher: 'vale-compra',
}

/** The fields that hold such codes. */
const wordFields: ReadonlySet<string> = new Set(['kind', 'gender', 'maritalStatus', 'channel'])

export const privacyContent = {
  channelTitle: 'Fale com a pessoa encarregada dos seus dados',
  channel:
    'Este canal é para pedidos sobre os seus dados pessoais: saber o que guardamos, corrigir, receber uma cópia ou pedir que sejam apagados.',
  email: 'Escreva para',
  subject: 'Meus dados pessoais',
  noEmail: 'O endereço de contato ainda não foi informado. Procure o atendimento da sua loja.',

  rightsTitle: 'Seus direitos',
  rightsLead: 'A Lei Geral de Proteção de Dados (Lei nº\u00a013.709/2018, artigo 18) garante a você:',
  rights: [
    { name: 'Confirmar', text: 'saber se tratamos dados seus e para quê.' },
    {
      name: 'Acessar',
      text: 'receber uma cópia do que guardamos. O que o portal mostra, você baixa nesta página.',
    },
    { name: 'Corrigir', text: 'acertar o que está incompleto, errado ou desatualizado.' },
    { name: 'Apagar ou bloquear', text: 'o que for excessivo ou não precisar mais ser guardado.' },
    { name: 'Levar para outro lugar', text: 'receber os dados em um formato que outros sistemas leem.' },
    { name: 'Saber com quem compartilhamos', text: 'quais empresas recebem dados seus.' },
    { name: 'Voltar atrás', text: 'retirar uma autorização quando quiser, sem custo.' },
    { name: 'Dizer não', text: 'saber que pode negar uma autorização e o que muda se negar.' },
  ],

  dataTitle: 'Seus dados',
  dataText:
    'Um arquivo com o que o portal mostra de você: cadastro, preferências, termos, saldo, compras, vouchers, pontos e resgates. Ele é montado aqui no seu aparelho e não passa por mais ninguém.',
  download: 'Baixar meus dados',
  collecting: 'Reunindo os seus dados…',
  progress: 'Reunindo os seus dados',
  progressMeaning: (done: number, total: number) => `${done} de ${total}`,
  done: 'Pronto: o arquivo foi salvo no seu aparelho.',
  incompleteTitle: 'O arquivo foi salvo, mas ficou incompleto',
  incomplete: (names: string) =>
    `Não foi possível ler: ${names}. Isso também está escrito no arquivo. Tente baixar de novo mais tarde.`,
  nothing:
    'Não foi possível ler os seus dados agora, e nenhum arquivo foi salvo. Tente de novo em instantes.',
  keep: 'Guarde o arquivo em lugar seguro: ele tem o seu documento e o seu endereço.',

  visitsTitle: 'Sobre as suas visitas',
  visits: {
    none: 'Este portal não envia relatórios sobre as suas visitas.',
    failures:
      'Quando algo falha, o portal avisa quem cuida dele: só o que falhou e o tipo da falha, sem documento, nome, e-mail ou senha.',
    visits:
      'Para encontrar defeitos, o portal envia a quem cuida dele o que falhou na visita e quanto as telas demoraram a abrir, com a tela, a versão do portal, o navegador e a velocidade da conexão. Nada do que você escreve ou vê vai junto.',
  },
  version: (version: string) => `Versão do portal: ${version}`,

  linksTitle: 'Resolva aqui mesmo',
  links: [
    { href: paths.profile, label: 'Corrigir o meu cadastro' },
    { href: paths.preferences, label: 'Mudar o que recebo' },
    { href: paths.terms, label: 'Ler os termos que aceitei' },
  ],

  softwareLead: 'Este portal usa software de terceiros.',
  softwareLink: 'Ver as licenças (em uma nova aba)',

  file: {
    name: (day: string) => `meus-dados-${day}.json`,
    failed: 'Não foi possível salvar o arquivo. Tente de novo.',
    generatedOn: 'gerado em',
    portal: 'portal',
    data: 'dados',
    missing: 'não foi possível ler',
    ofCampaign: (part: string, campaign: string) => `${part} da campanha ${campaign}`,
    parts,
    fields,
    values,
    wordFields,
  },
} as const
