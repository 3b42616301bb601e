import { type CalendarDay, parseIsoDay, toIsoDay } from '@domain/calendar-day.ts'
import { type Address, digitsOf, isStateCode } from '@domain/person/address.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ListedFact, Person, Phone, PhoneKind, ProfileUpdate } from '@domain/person/person.ts'
import * as v from 'valibot'
import { list, nullable, optionalDay, optionalInteger, optionalText, promised, text } from '../../shapes.ts'
import { toPreferences, wirePreferences } from '../preferences/wire-preferences.ts'
import { GENDERS, MARITAL_STATUSES } from './wire-personal-facts.ts'

/** Where a person is read and updated; also the key of the kept answer, which other writes make stale. */
export const PERSON_PATH = '/api/pessoa'

/** product.md §9, in hours. */
const REACTIVATION_WINDOW = 24

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
  preferencias: nullable(wirePreferences),
  dtaHoraSolicitacaoExclusao: optionalText,
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
  document: wire.cpfCnpj,
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
  preferences: toPreferences(wire.preferencias ?? v.parse(wirePreferences, {})),
  deactivation: toDeactivation(wire),
  address: wire.enderecos.map(toAddress)[0],
  phones: wire.telefones.map(toPhone),
})

/** Where the server does not say it, the document does: the form would cut a CNPJ down to the length of a CPF. */
function toKind({ fisicaJuridica, cpfCnpj }: WirePerson): Person['kind'] {
  const isCompany =
    fisicaJuridica === undefined ? customerDocument(cpfCnpj).kind === 'cnpj' : fisicaJuridica === 'J'
  return isCompany ? 'company' : 'individual'
}

const toChannel = (canal: string | undefined): Person['channel'] =>
  canal === 'EMAIL' ? 'email' : canal === 'SMS' ? 'sms' : undefined

const toDeactivation = (wire: WirePerson): Person['deactivation'] => {
  if (wire.dtaHoraSolicitacaoExclusao === undefined) return undefined
  const left = wire.tempoRestanteReativacaoCadastro
  return { timeLeft: { hours: left?.horas ?? 0, minutes: left?.minutos ?? 0 } }
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

const toPhoneKind = (tipo: string | undefined): PhoneKind | undefined =>
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

/** As it came, unless the customer has chosen something else. */
const codeOf = <Name extends string>(
  codes: Codes<Name>,
  stored: unknown,
  chosen: Name | undefined,
): unknown => (chosen === undefined || named(codes, stored) === chosen ? stored : codes[chosen])

/** An answer as it came, with everything in it that no screen shows. */
export type RawPerson = Readonly<Record<string, unknown>>

/**
 * The body of an update (docs/wire.md, call 6): the person as it came with what the profile changes laid over it, so that ids and
 * fields that the profile does not show go back unchanged.
 */
export function toUpdateBody(raw: RawPerson, update: ProfileUpdate): object {
  return {
    atributos: [],
    pessoa: {
      ...raw,
      ...identity(raw, update),
      tipo: 'web',
      tempoLimiteReativacaoCadastro: REACTIVATION_WINDOW,
      enderecos: [addressOf(first(raw.enderecos), update), ...others(raw.enderecos)],
      telefones: [phoneOf(first(raw.telefones), update), ...others(raw.telefones)],
    },
  }
}

function identity(raw: RawPerson, update: ProfileUpdate): object {
  const anybody = {
    nomeRazao: update.name,
    cpfCnpj: update.document.characters,
    email: update.email,
    ...(update.channel && { canal: update.channel === 'email' ? 'EMAIL' : 'SMS' }),
  }
  if (update.kind === 'company') {
    return {
      ...anybody,
      nomeFantasia: update.tradeName,
      ramoAtividade: update.lineOfBusiness,
      tratamento: update.contactName,
    }
  }
  return {
    ...anybody,
    sexo: codeOf(GENDERS, raw.sexo, update.gender),
    dtaNascFund: dateOf(raw.dtaNascFund, update.birthDate),
    estadoCivil: codeOf(MARITAL_STATUSES, raw.estadoCivil, update.maritalStatus),
  }
}

/** As it came when it still names the same day. */
function dateOf(raw: unknown, day: CalendarDay): unknown {
  const iso = toIsoDay(day)
  const before = typeof raw === 'string' ? parseIsoDay(raw) : undefined
  return before !== undefined && toIsoDay(before) === iso ? raw : `${iso}T00:00:00`
}

function addressOf(raw: RawPerson, { kind, address }: ProfileUpdate): object {
  // Where the server holds the name of a state, the form shows its code.
  const sameState = isSame(raw.uf, address.state) || !isStateCode(textOf(raw.uf) ?? '')
  const sameCity = isSame(raw.cidade, address.city) && sameState
  return {
    tipo: kind === 'company' ? 'Comercial' : 'Residencial',
    pais: 'Brasil',
    ...raw,
    idEndereco: raw.idEndereco ?? 0,
    cep: address.cep,
    logradouro: address.street,
    logradouroNro: address.number,
    logradouroCMPL: address.complement,
    bairro: address.district,
    cidade: asStored(raw.cidade, address.city),
    uf: asStored(raw.uf, address.state),
    // The code of one city is wrong for another, and no call gives the right one.
    codMun: sameCity ? (raw.codMun ?? null) : null,
  }
}

function phoneOf(raw: RawPerson, { phone }: ProfileUpdate): object {
  return {
    ...raw,
    idTelefone: raw.idTelefone ?? 0,
    // What the form made of it goes back as it came (product.md, rule 18).
    tipo:
      toPhoneKind(textOf(raw.tipo)) === phone.kind
        ? raw.tipo
        : phone.kind === 'landline'
          ? 'Fixo'
          : 'Celular',
    ddd: shownAreaCode(raw.ddd) === phone.areaCode ? raw.ddd : phone.areaCode,
    numero: digitsOf(textOf(raw.numero) ?? '') === phone.number ? raw.numero : phone.number,
    preferencial: true,
  }
}

/** The form shows the first alone; the others go back as they came. */
const others = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items.slice(1) : [])

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The field has room for three digits (product.md §5). */
const shownAreaCode = (ddd: unknown): string => digitsOf(textOf(ddd) ?? '').slice(0, 3)

/** Without case and outer blanks. */
const isSame = (stored: unknown, value: string): boolean =>
  textOf(stored)?.trim().toUpperCase() === value.trim().toUpperCase()

/** As it came, unless the customer has written something else. */
const asStored = (stored: unknown, value: string): unknown => (isSame(stored, value) ? stored : value)

function first(items: unknown): RawPerson {
  const [item] = Array.isArray(items) ? (items as unknown[]) : []
  return typeof item === 'object' && item !== null ? { ...item } : {}
}
