import { and, eq } from 'drizzle-orm'
import { readPreferences } from './calls/preferences.ts'
import type { Db } from './database/db.ts'
import { addresses, customers, phones } from './database/schema.ts'
import { type Customer, Refusal } from './http/answers.ts'
import { type Fields, fieldsOf, isObject } from './http/fields.ts'

/**
 * Saves the body of call 6: `{"atributos":[],"pessoa":{…}}` with every address and phone of the customer.
 *
 * @throws {Refusal} 400 naming every field that is missing or wrong; nothing is saved then.
 */
export async function saveProfile(db: Db, customer: Customer, body: Record<string, unknown>): Promise<void> {
  const { atributos, pessoa } = body
  if (!Array.isArray(atributos)) throw new Refusal(400, 'Informe a lista atributos.')
  if (!isObject(pessoa)) throw new Refusal(400, 'Informe os dados da pessoa.')
  const identity = readIdentity(fieldsOf(pessoa), customer)
  const sentAddresses = items(pessoa.enderecos, 'Informe um endereço.').map(readAddress)
  const sentPhones = items(pessoa.telefones, 'Informe um telefone.').map(readPhone)

  await db.transaction(async (transaction) => {
    await transaction.update(customers).set(identity).where(eq(customers.id, customer.id))
    for (const address of sentAddresses) await saveAddress(transaction, customer.id, address)
    for (const phone of sentPhones) await savePhone(transaction, customer.id, phone)
  })
}

function items(list: unknown, problem: string): readonly Fields[] {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) throw new Refusal(400, problem)
  return list.map(fieldsOf)
}

function readIdentity(fields: Fields, customer: Customer): Partial<Customer> {
  const name = fields.required('nomeRazao', 'O campo Nome é obrigatorio')
  const document = fields.required(
    'cpfCnpj',
    customer.kind === 'F' ? 'O campo CPF é obrigatorio' : 'O campo CNPJ é obrigatorio',
  )
  fields.check(
    document === '' || document === customer.document,
    'O documento do cadastro não pode ser alterado.',
  )
  fields.check(fields.text('fisicaJuridica') === customer.kind, 'O tipo de pessoa não pode ser alterado.')
  const email = fields.required('email', 'O campo E-mail é obrigatorio')
  const channel = fields.oneOf('canal', ['EMAIL', 'SMS'], 'O canal preferencial é obrigatorio')
  const kindOfPerson = customer.kind === 'F' ? readIndividual(fields) : readCompany(fields)
  fields.check(fields.text('tipo') === 'web', 'Informe o tipo web.')
  const preferences = readPreferences(fields, 'preferencias')
  fields.done()
  return { name, email, channel, ...kindOfPerson, ...preferences }
}

function readIndividual(fields: Fields): Partial<Customer> {
  return {
    gender: fields.oneOf('sexo', ['M', 'F', 'O'], 'O campo Sexo é obrigatorio'),
    birthDate: fields.day('dtaNascFund', 'Data de nascimento inválida'),
    maritalStatus: fields.oneOf('estadoCivil', ['S', 'C', 'D', 'V'], 'O campo Estado civil é obrigatorio'),
  }
}

function readCompany(fields: Fields): Partial<Customer> {
  return {
    tradeName: fields.required('nomeFantasia', 'O campo Nome fantasia é obrigatorio'),
    lineOfBusiness: fields.required('ramoAtividade', 'O campo Ramo de atividade é obrigatorio'),
    contactName: fields.required('tratamento', 'O campo Nome para contato é obrigatorio'),
  }
}

type Address = Omit<typeof addresses.$inferInsert, 'customerId' | 'id'> & { id: number }
type Phone = Omit<typeof phones.$inferInsert, 'customerId' | 'id'> & { id: number }

function readAddress(fields: Fields): Address {
  const address = {
    id: fields.jsonInteger('idEndereco') ?? 0,
    kind: fields.text('tipo') || 'Residencial',
    cep: fields.matching('cep', /^\d{8}$/, 'O campo CEP é obrigatorio'),
    street: fields.matching('logradouro', /^.{3,}$/, 'O campo Endereço é obrigatorio'),
    number: fields.required('logradouroNro', 'O campo Número é obrigatorio'),
    complement: fields.text('logradouroCMPL'),
    district: fields.required('bairro', 'O campo Bairro é obrigatorio'),
    city: fields.required('cidade', 'O campo Cidade é obrigatorio'),
    state: fields.matching('uf', /^[A-Z]{2}$/, 'O campo Estado é obrigatorio'),
    cityCode: fields.jsonInteger('codMun'),
    country: fields.text('pais') || 'Brasil',
  }
  fields.done()
  return address
}

function readPhone(fields: Fields): Phone {
  const phone = {
    id: fields.jsonInteger('idTelefone') ?? 0,
    kind: fields.oneOf('tipo', ['Celular', 'Fixo'], 'O Tipo de contato é obrigatorio'),
    areaCode: fields.matching('ddd', /^\d{2,3}$/, 'O Campo ddd é obrigatorio'),
    number: fields.matching('numero', /^\d{8,9}$/, 'O Campo numero de telefone é obrigatorio'),
    preferred: fields.flag('preferencial'),
  }
  fields.done()
  return phone
}

/** An id of 0 is a new address; any other must be one that call 5 gave this customer. */
async function saveAddress(db: Db, customerId: number, { id, ...address }: Address): Promise<void> {
  const own = and(eq(addresses.id, id), eq(addresses.customerId, customerId))
  const saving =
    id === 0
      ? db.insert(addresses).values({ customerId, ...address })
      : db.update(addresses).set(address).where(own)
  const saved = await saving.returning()
  if (saved.length === 0) throw new Refusal(400, 'Endereço não encontrado no cadastro.')
}

async function savePhone(db: Db, customerId: number, { id, ...phone }: Phone): Promise<void> {
  const own = and(eq(phones.id, id), eq(phones.customerId, customerId))
  const saving =
    id === 0 ? db.insert(phones).values({ customerId, ...phone }) : db.update(phones).set(phone).where(own)
  const saved = await saving.returning()
  if (saved.length === 0) throw new Refusal(400, 'Telefone não encontrado no cadastro.')
}
