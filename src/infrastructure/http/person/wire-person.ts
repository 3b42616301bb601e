import type { Address } from '@domain/person/address.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ListedFact, Person, Phone, PhoneKind } from '@domain/person/person.ts'
import * as v from 'valibot'
import {
  list,
  nullable,
  optionalDay,
  optionalInteger,
  optionalMoment,
  optionalText,
  promised,
  text,
} from '../../shapes.ts'
import { toPreferences, wirePreferences } from '../preferences/wire-preferences.ts'
import { GENDERS, MARITAL_STATUSES } from './wire-personal-facts.ts'

/** Where a person is read and updated; also the key of the kept answer, which other writes make stale. */
export const PERSON_PATH = '/api/pessoa'

export const wirePhone = v.object({ tipo: optionalText, ddd: text, numero: text })

export const wireAddress = v.object({
  cep: text,
  logradouro: text,
  logradouroNro: text,
  logradouroCMPL: text,
  bairro: text,
  cidade: text,
  uf: text,
})

const wireTimeLeft = v.object({ dias: optionalInteger, horas: optionalInteger, minutos: optionalInteger })

/** What of a person a screen shows. */
export const personFields = {
  nomeRazao: text,
  nomeFantasia: optionalText,
  ramoAtividade: optionalText,
  tratamento: optionalText,
  cpfCnpj: text,
  fisicaJuridica: optionalText,
  sexo: optionalText,
  dtaNascFund: optionalDay,
  estadoCivil: optionalText,
  email: optionalText,
  canal: optionalText,
  dtaInclusao: optionalDay,
  preferencias: v.nullish(wirePreferences, {}),
  dtaHoraSolicitacaoExclusao: optionalMoment,
  tempoRestanteReativacaoCadastro: nullable(wireTimeLeft),
  enderecos: list(wireAddress),
  telefones: list(wirePhone),
}

/** A person as the backend sends it (docs/wire.md, call 5). */
export const wirePerson = promised(personFields)

type WirePerson = v.InferOutput<typeof wirePerson>

export const toPerson = (wire: WirePerson): Person => ({
  kind: toKind(wire),
  name: wire.nomeRazao,
  tradeName: wire.nomeFantasia,
  lineOfBusiness: wire.ramoAtividade,
  contactName: wire.tratamento,
  document: customerDocument(wire.cpfCnpj).characters,
  gender: named(GENDERS, wire.sexo),
  birthDate: wire.dtaNascFund,
  maritalStatus: named(MARITAL_STATUSES, wire.estadoCivil),
  unlisted: {
    ...unlistedAs('gender', GENDERS, wire.sexo),
    ...unlistedAs('maritalStatus', MARITAL_STATUSES, wire.estadoCivil),
  },
  email: wire.email,
  channel: toChannel(wire.canal),
  customerSince: wire.dtaInclusao,
  preferences: toPreferences(wire.preferencias),
  deactivation: toDeactivation(wire),
  address: wire.enderecos.map(toAddress)[0],
  phones: wire.telefones.map(toPhone),
})

/** Where the server says neither F nor J, the document decides: the form would cut a CNPJ down to the length of a CPF. */
function toKind({ fisicaJuridica, cpfCnpj }: WirePerson): Person['kind'] {
  const said = fisicaJuridica?.trim().toUpperCase()
  const isCompany = said === 'J' || (said !== 'F' && customerDocument(cpfCnpj).kind === 'cnpj')
  return isCompany ? 'company' : 'individual'
}

export function toChannel(canal: string | undefined): Person['channel'] {
  const said = canal?.toUpperCase()
  return said === 'EMAIL' ? 'email' : said === 'SMS' ? 'sms' : undefined
}

const toDeactivation = (wire: WirePerson): Person['deactivation'] => {
  if (wire.dtaHoraSolicitacaoExclusao === undefined) return undefined
  const left = wire.tempoRestanteReativacaoCadastro
  return { timeLeft: { hours: (left?.dias ?? 0) * 24 + (left?.horas ?? 0), minutes: left?.minutos ?? 0 } }
}

const toAddress = (wire: v.InferOutput<typeof wireAddress>): Address => ({
  cep: wire.cep,
  street: wire.logradouro,
  number: wire.logradouroNro,
  complement: wire.logradouroCMPL,
  district: wire.bairro,
  city: wire.cidade,
  state: wire.uf,
})

export const toPhoneKind = (tipo: string | undefined): PhoneKind | undefined =>
  tipo === undefined ? undefined : isSame(tipo, 'Fixo') ? 'landline' : 'mobile'

const toPhone = (wire: v.InferOutput<typeof wirePhone>): Phone => ({
  kind: toPhoneKind(wire.tipo),
  areaCode: wire.ddd,
  number: wire.numero,
})

type Codes<Name extends string> = Readonly<Record<Name, string>>

/** The name of a code; undefined when the backend sends a code that is not in the list. */
function named<Name extends string>(codes: Codes<Name>, code: unknown): Name | undefined {
  return (Object.keys(codes) as Name[]).find((name) => isSame(code, codes[name]))
}

const unlistedAs = (fact: ListedFact, codes: Codes<string>, code: string | undefined): Person['unlisted'] =>
  code === undefined || named(codes, code) ? {} : { [fact]: code }

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Without case and outer blanks. */
export const isSame = (stored: unknown, value: string): boolean =>
  textOf(stored)?.trim().toUpperCase() === value.trim().toUpperCase()
