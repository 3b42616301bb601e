import { type CalendarDay, parseIsoDay, toIsoDay } from '@domain/calendar-day.ts'
import { digitsOf } from '@domain/person/address.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ContactChannel, ProfileUpdate } from '@domain/person/person.ts'
import { stateCodeOf } from '@domain/person/place.ts'
import { isJsonObject } from '../../json-object.ts'
import { isSame, textOf, toChannel, toPhoneKind } from './wire-person.ts'
import { GENDERS, MARITAL_STATUSES } from './wire-personal-facts.ts'

/** product.md §9, in hours. */
const REACTIVATION_WINDOW = 24

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
      ...personalFacts(raw, update),
      tipo: 'web',
      tempoLimiteReativacaoCadastro: REACTIVATION_WINDOW,
      enderecos: [addressOf(first(raw.enderecos), update), ...others(raw.enderecos)],
      telefones: [phoneOf(first(raw.telefones), update), ...others(raw.telefones)],
    },
  }
}

function personalFacts(raw: RawPerson, update: ProfileUpdate): object {
  const anybody = {
    nomeRazao: update.name,
    cpfCnpj: documentOf(raw.cpfCnpj, update),
    email: update.email,
    ...(update.channel && { canal: channelOf(raw.canal, update.channel) }),
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
    sexo: codeOf(raw.sexo, update.gender && GENDERS[update.gender]),
    dtaNascFund: dateOf(raw.dtaNascFund, update.birthDate),
    estadoCivil: codeOf(raw.estadoCivil, update.maritalStatus && MARITAL_STATUSES[update.maritalStatus]),
  }
}

/** Keeps the stored text while it names the same channel. */
const channelOf = (raw: unknown, channel: ContactChannel): unknown =>
  toChannel(textOf(raw)) === channel ? raw : channel === 'email' ? 'EMAIL' : 'SMS'

/**
 * The form cuts a document to 14 or 11 characters. While it still shows the cut text, the customer has changed nothing, so the whole
 * stored text goes back.
 */
function documentOf(raw: unknown, { kind, document: { characters } }: ProfileUpdate): unknown {
  const stored = textOf(raw) ?? ''
  const shown =
    kind === 'company' ? customerDocument(stored).characters.slice(0, 14) : digitsOf(stored).slice(0, 11)
  return shown === characters ? raw : characters
}

/** Keeps the stored text while it names the same day. */
function dateOf(raw: unknown, day: CalendarDay): unknown {
  const iso = toIsoDay(day)
  const before = typeof raw === 'string' ? parseIsoDay(raw) : undefined
  return before !== undefined && toIsoDay(before) === iso ? raw : `${iso}T00:00:00`
}

function addressOf(raw: RawPerson, { kind, address }: ProfileUpdate): object {
  // Where the server holds the name of a state, the form shows its code; where it holds no state, none.
  const shownState = stateCodeOf(textOf(raw.uf) ?? '')
  const sameState = shownState === '' || isSame(shownState, address.state)
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
    cidade: address.city,
    uf: asStored(raw.uf, address.state),
    // The code of one city is wrong for another, and no call gives the right one.
    codMun: sameCity ? (raw.codMun ?? null) : null,
  }
}

function phoneOf(raw: RawPerson, { phone }: ProfileUpdate): object {
  return {
    ...raw,
    idTelefone: raw.idTelefone ?? 0,
    // A value that the customer has not changed goes back as it came, and not as the form shows it (product.md, rule 18).
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

/** The field has room for three digits (product.md §5). */
const shownAreaCode = (ddd: unknown): string => digitsOf(textOf(ddd) ?? '').slice(0, 3)

/** Keeps the stored text while the customer has written nothing else. */
const asStored = (stored: unknown, value: string): unknown => (isSame(stored, value) ? stored : value)

/** The same for a fact that is chosen from a list: without a choice the stored one stays. */
const codeOf = (stored: unknown, code: string | undefined): unknown =>
  code === undefined ? stored : asStored(stored, code)

function first(items: unknown): RawPerson {
  const [item] = Array.isArray(items) ? (items as unknown[]) : []
  return isJsonObject(item) ? { ...item } : {}
}
