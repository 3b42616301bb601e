import { eq } from 'drizzle-orm'
import { localDateTime, localDay } from '../calendar.ts'
import type { Db } from '../database/db.ts'
import { insertCustomer, type NewCustomer } from '../database/new-customer.ts'
import { customers, pointsLines } from '../database/schema.ts'
import { hasValidCheckDigits, kindOfDocument } from '../documents.ts'
import { answer, type Backend, type Calls, newCalls, Refusal } from '../http/answers.ts'
import { type Fields, readForm } from '../http/fields.ts'
import { runningCampaigns } from './campaigns.ts'
import { readPreferences } from './preferences.ts'
import { MIN_PASSWORD_LENGTH } from './session.ts'
import { acceptPublishedTerms, callerAddress } from './terms.ts'

const REFUSED = 'Não foi possível concluir o cadastro.'

/** Registration of a new customer, who can sign in at once (call 7). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls().post('/api/pessoa/cadastro', async (c) => {
    const form = await readForm(c)
    const customer = readRegistration(form, now())
    await requireNewDocument(db, customer)
    form.done(REFUSED)

    await db.transaction(async (transaction) => {
      const id = await insertCustomer(transaction, customer)
      await acceptPublishedTerms(transaction, id, callerAddress(c), localDateTime(now()))
      await giveWelcomePoints({ db: transaction, now }, id)
    })
    return answer(c, { mensagem: 'Cadastro realizado com sucesso.' })
  })
}

/** Gives a new customer the welcome points of every campaign in progress. */
async function giveWelcomePoints(backend: Pick<Backend, 'db' | 'now'>, customerId: number): Promise<void> {
  for (const campaign of await runningCampaigns(backend)) {
    if (campaign.welcomePoints === 0) continue
    await backend.db.insert(pointsLines).values({
      customerId,
      campaignId: campaign.id,
      description: 'Pontos de boas-vindas',
      points: campaign.welcomePoints,
      occurredAt: localDateTime(backend.now()),
    })
  }
}

async function requireNewDocument(db: Db, { document, kind }: NewCustomer): Promise<void> {
  if ((await db.$count(customers, eq(customers.document, document))) === 0) return
  const documentName = kind === 'F' ? 'CPF' : 'CNPJ'
  throw new Refusal(400, `${documentName} já cadastrado.`, [
    `Já existe um cadastro com este ${documentName}. Entre ou recupere a senha.`,
  ])
}

function readRegistration(form: Fields, now: Date): NewCustomer {
  form.check(form.text('origem') === 'web', 'Informe a origem web')
  const kind = form.oneOf('fisicaJuridica', ['F', 'J'], 'Informe se a pessoa é física ou jurídica')
  const document = readDocument(form, kind)
  form.oneOf('ativacao', ['email', 'sms'], 'Informe a forma de ativação')
  form.check(form.flag('aceitoTermos'), 'Aceite os termos para continuar')
  return {
    document,
    kind,
    ...(kind === 'F' ? readIndividual(form, localDay(now)) : readCompany(form)),
    email: readEmail(form),
    hasChildren: form.flag('filhos'),
    hasPets: form.flag('animais'),
    ...readPreferences(form, 'preferencias'),
    password: readPassword(form),
    address: readAddress(form),
    phone: readMobile(form),
    registeredAt: localDateTime(now),
  }
}

function readDocument(form: Fields, kind: 'F' | 'J'): string {
  const name = kind === 'F' ? 'CPF' : 'CNPJ'
  const document = form.required('cpf', `Informe um ${name}`)
  const wellFormed = kindOfDocument(document) === kind && hasValidCheckDigits(document)
  form.check(document === '' || wellFormed, `${name} inválido`)
  return document
}

function readIndividual(form: Fields, today: string) {
  const birthDate = form.day('dataNascimento', 'Data de nascimento inválida')
  form.check(birthDate !== null, 'Informe a data de nascimento')
  form.check(
    birthDate === null || ('1900-01-01' <= birthDate && birthDate <= today),
    'Data de nascimento inválida',
  )
  return {
    name: form.required('nome', 'Informe um nome'),
    birthDate,
    gender: form.oneOf('sexo', ['M', 'F', 'O'], 'Informe o sexo'),
    maritalStatus: form.oneOf('estadoCivil', ['S', 'C', 'D', 'V'], 'Informe o estado civil'),
  }
}

function readCompany(form: Fields) {
  return {
    name: form.required('nome', 'Informe um Razão Social'),
    tradeName: form.required('nomeFantasia', 'Informe a Nome Fantasia'),
    lineOfBusiness: form.required('ramoAtividade', 'Informe o Ramo de Atividade'),
    contactName: form.required('tratamento', 'Informe um Nome para Contato'),
  }
}

function readEmail(form: Fields): string | null {
  const email = form.text('email')
  form.check(email === '' || /^\S+@\S+$/.test(email), 'E-mail inválido')
  return email === '' ? null : email
}

function readPassword(form: Fields): string {
  const password = form.secret('senha', 'Informe uma senha')
  const confirmation = form.secret('confirmpassword', 'Confirme a senha')
  form.check(
    password === '' || password.length >= MIN_PASSWORD_LENGTH,
    `A senha deve ter no mínimo ${MIN_PASSWORD_LENGTH} caracteres`,
  )
  form.check(
    confirmation === '' || password === confirmation,
    'A senha e a confirmação de senha não correspondem',
  )
  return password
}

function readAddress(form: Fields): NewCustomer['address'] {
  return {
    kind: 'Residencial',
    cep: form.matching('endereco[cep]', /^\d{8}$/, 'Informe um CEP'),
    street: form.matching('endereco[logradouro]', /^.{3,}$/, 'Informe um endereço'),
    number: form.required('endereco[logradouroNro]', 'Informe o numero'),
    complement: form.text('endereco[logradouroCmpl]'),
    district: form.required('endereco[bairro]', 'Informe um bairro'),
    city: form.required('endereco[cidade]', 'Informe uma cidade'),
    state: form.matching('endereco[uf]', /^[A-Z]{2}$/, 'Informe um UF'),
    cityCode: null,
    country: 'Brasil',
  }
}

function readMobile(form: Fields): NewCustomer['phone'] {
  const mobile = form.matching('celular', /^\d{10,11}$/, 'Informe um numero de celular')
  return { kind: 'Celular', areaCode: mobile.slice(0, 2), number: mobile.slice(2), preferred: true }
}
