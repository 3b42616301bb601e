import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { localDateTime, startOfDay } from '../calendar.ts'
import { addresses, customers, phones, photos } from '../database/schema.ts'
import {
  absolute,
  answer,
  type Backend,
  type CallContext,
  type Calls,
  type Customer,
  newCalls,
  Refusal,
} from '../http/answers.ts'
import { readForm, readJson } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { saveProfile } from '../profile-update.ts'
import { preferencesOf } from './preferences.ts'

/** How long a deactivation can be undone (product.md §9). */
export const REACTIVATION_WINDOW_HOURS = 24

const MINUTE_MS = 60_000

/** The profile, its photo, deactivation and reactivation (calls 5, 6 and 8 to 11). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls()
    .get('/api/pessoa', signedIn(backend), async (c) => answer(c, await person(backend, c.get('customer'))))

    .post('/api/pessoa', signedIn(backend), async (c) => {
      await saveProfile(db, c.get('customer'), await readJson(c))
      return answer(c, { mensagem: 'Cadastro atualizado com sucesso.' })
    })

    .get('/api/pessoa/imagem', signedIn(backend), async (c) => {
      const photo = await db.query.photos.findFirst({ where: eq(photos.customerId, c.get('customer').id) })
      if (photo === undefined) throw new Refusal(404, 'Imagem não encontrada.')
      return answer(c, { url: absolute(c, photoPath(photo.id)) })
    })

    .post('/api/pessoa/imagem', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const dataUrl = form.required('imagem', 'Informe a imagem.')
      form.done()
      const id = await storePhoto(backend, c.get('customer').id, dataUrl)
      return answer(c, { url: absolute(c, photoPath(id)) })
    })

    .post('/api/pessoa/desativar/PortalWeb', signedIn(backend), async (c) => {
      const customer = c.get('customer')
      if (customer.deactivationRequestedAt !== null)
        throw new Refusal(400, 'A desativação do cadastro já foi solicitada.')
      await db.update(customers).set({ deactivationRequestedAt: now() }).where(eq(customers.id, customer.id))
      return answer(c, {
        mensagem: `Solicitação recebida. Você tem ${REACTIVATION_WINDOW_HOURS} horas para reativar o seu cadastro.`,
      })
    })

    .post('/api/pessoa/reativar', signedIn(backend), async (c) => {
      const customer = c.get('customer')
      if (customer.deactivationRequestedAt === null) throw new Refusal(400, 'O cadastro já está ativo.')
      if (millisecondsLeft(customer, now()) <= 0)
        throw new Refusal(400, 'O prazo para reativar o cadastro terminou.')
      await db.update(customers).set({ deactivationRequestedAt: null }).where(eq(customers.id, customer.id))
      return answer(c, { mensagem: 'Cadastro reativado com sucesso.' })
    })
}

/** A customer's photo. `<img>` sends no token, so only the random name in the address keeps the photo private. */
export async function photoFile({ db }: Backend, c: CallContext): Promise<Response> {
  const photo = await db.query.photos.findFirst({ where: eq(photos.id, c.req.param('id') ?? '') })
  if (photo === undefined) return c.notFound()
  return c.body(new Uint8Array(photo.bytes), 200, {
    'Content-Type': photo.contentType,
    'Cache-Control': 'private, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  })
}

/**
 * Keeps a photo sent as a data URL in place of the one before.
 *
 * @returns the photo's id.
 * @throws {Refusal} 400 for anything but a PNG, JPEG, WebP or GIF.
 */
export async function storePhoto(
  { db }: Pick<Backend, 'db'>,
  customerId: number,
  dataUrl: string,
): Promise<string> {
  const [, contentType, base64] =
    /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  if (contentType === undefined || base64 === undefined) {
    throw new Refusal(400, 'Envie uma imagem PNG, JPEG, WebP ou GIF.')
  }
  const id = randomUUID()
  await db.delete(photos).where(eq(photos.customerId, customerId))
  await db.insert(photos).values({ id, customerId, contentType, bytes: Buffer.from(base64, 'base64') })
  return id
}

function photoPath(id: string): string {
  return `/sandbox/photos/${id}`
}

async function person({ db, now }: Backend, customer: Customer) {
  const [homes, numbers] = await Promise.all([
    db.query.addresses.findMany({ where: eq(addresses.customerId, customer.id), orderBy: addresses.id }),
    db.query.phones.findMany({ where: eq(phones.customerId, customer.id), orderBy: phones.id }),
  ])
  const deactivatedAt = customer.deactivationRequestedAt
  return {
    nomeRazao: customer.name,
    nomeFantasia: customer.tradeName,
    ramoAtividade: customer.lineOfBusiness,
    tratamento: customer.contactName,
    cpfCnpj: customer.document,
    fisicaJuridica: customer.kind,
    sexo: customer.gender,
    dtaNascFund: customer.birthDate === null ? null : startOfDay(customer.birthDate),
    estadoCivil: customer.maritalStatus,
    email: customer.email,
    canal: customer.channel,
    dtaInclusao: customer.registeredAt,
    atribPessoas: [],
    tipo: 'web',
    preferencias: preferencesOf(customer),
    dtaHoraSolicitacaoExclusao: deactivatedAt === null ? null : localDateTime(deactivatedAt),
    tempoLimiteReativacaoCadastro: REACTIVATION_WINDOW_HOURS,
    tempoRestanteReativacaoCadastro: timeLeft(customer, now()),
    enderecos: homes.map((home) => ({
      idEndereco: home.id,
      tipo: home.kind,
      cep: home.cep,
      logradouro: home.street,
      logradouroNro: home.number,
      logradouroCMPL: home.complement,
      bairro: home.district,
      cidade: home.city,
      uf: home.state,
      codMun: home.cityCode,
      pais: home.country,
    })),
    telefones: numbers.map((phone) => ({
      idTelefone: phone.id,
      tipo: phone.kind,
      ddd: phone.areaCode,
      numero: phone.number,
      preferencial: phone.preferred,
    })),
  }
}

function millisecondsLeft({ deactivationRequestedAt }: Customer, now: Date): number {
  if (deactivationRequestedAt === null) return 0
  return deactivationRequestedAt.getTime() + REACTIVATION_WINDOW_HOURS * 60 * MINUTE_MS - now.getTime()
}

/** The whole minutes that are certainly left: 23 h 59 min right after the request, never a full 24 h. */
function timeLeft(customer: Customer, now: Date): { dias: number; horas: number; minutos: number } {
  const minutes = Math.max(0, Math.ceil(millisecondsLeft(customer, now) / MINUTE_MS) - 1)
  return { dias: 0, horas: Math.floor(minutes / 60), minutos: minutes % 60 }
}
