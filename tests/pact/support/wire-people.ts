import { BAKERY, MARIA } from './examples.ts'

export const PREFERENCES = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
} as const

export const ADDRESS = {
  cep: '01001000',
  logradouro: 'Praça da Sé',
  logradouroNro: '100',
  logradouroCMPL: 'ap 12',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
} as const

const noDeactivation = {
  dtaHoraSolicitacaoExclusao: null,
  tempoLimiteReativacaoCadastro: 24,
  tempoRestanteReativacaoCadastro: { dias: 0, horas: 0, minutos: 0 },
}

/** Whole registrations as the backend sends them. An update sends them back with the fields that no screen shows. */
export const WIRE_MARIA = {
  nomeRazao: MARIA.nome,
  nomeFantasia: null,
  ramoAtividade: null,
  tratamento: null,
  cpfCnpj: MARIA.cpf,
  fisicaJuridica: 'F',
  sexo: 'F',
  dtaNascFund: '1990-05-17T00:00:00',
  estadoCivil: 'C',
  email: 'maria@example.com',
  canal: 'EMAIL',
  dtaInclusao: '2021-03-14T00:00:00',
  atribPessoas: [],
  tipo: 'web',
  preferencias: PREFERENCES,
  ...noDeactivation,
  enderecos: [{ idEndereco: 1, tipo: 'Residencial', ...ADDRESS, codMun: 3550308, pais: 'Brasil' }],
  telefones: [{ idTelefone: 1, tipo: 'Celular', ddd: '11', numero: '987654321', preferencial: true }],
}

export const WIRE_BAKERY = {
  ...WIRE_MARIA,
  nomeRazao: BAKERY.nome,
  nomeFantasia: 'Pão da Praça',
  ramoAtividade: 'Padaria',
  tratamento: 'Roberto Lima',
  cpfCnpj: BAKERY.cpf,
  fisicaJuridica: 'J',
  sexo: null,
  dtaNascFund: '2009-08-03T00:00:00',
  estadoCivil: null,
  email: 'compras@paodapraca.example',
  canal: 'SMS',
  dtaInclusao: '2022-08-01T09:14:00',
  enderecos: [{ ...WIRE_MARIA.enderecos[0], tipo: 'Comercial', logradouroCMPL: '' }],
  telefones: [{ idTelefone: 1, tipo: 'Fixo', ddd: '43', numero: '33225500', preferencial: true }],
}
