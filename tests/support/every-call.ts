import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { WireCall } from '../pact/wire-calls.ts'
import { profileUpdate } from './factories/person.ts'
import { individualRegistration } from './factories/registration.ts'
import type { Outcome } from './scripted-transport.ts'
import type { scriptedWorld } from './scripted-world.ts'

type Get = ReturnType<typeof scriptedWorld>['get']

/** One call of docs/wire.md, through the port that makes it. */
export interface Call {
  readonly wire: WireCall
  /** What the server answers to what the port asks first. */
  readonly before?: Outcome
  readonly make: (get: Get) => Promise<unknown>
}

const PREFERENCES = { email: true, sms: true, push: false, whatsapp: true, digitalCoupon: false }

/** One for each of the calls that have a contract; the fault matrix says so if one is missing. */
export const EVERY_CALL: readonly Call[] = [
  {
    wire: 'POST /token',
    make: (get) => get(Authentication).signIn({ document: customerDocument('1'), password: '2' }),
  },
  { wire: 'POST /logout', make: (get) => get(Authentication).signOut() },
  {
    wire: 'POST /api/login/recuperarsenha',
    make: (get) => get(Passwords).recover(customerDocument('52998224725'), 'email'),
  },
  { wire: 'POST /api/login/alterarsenha', make: (get) => get(Passwords).change('praca123', 'outra') },
  {
    wire: 'POST /api/pessoa/cadastro',
    make: (get) => get(RegistrationRepository).register(individualRegistration.build()),
  },
  {
    wire: 'GET /api/configuracao/cliente/ramoatividade',
    make: (get) => get(LineOfBusinessRepository).list(),
  },
  { wire: 'GET /api/consulta/cep/{cep}', make: (get) => get(PlaceRepository).findByCep('01001000') },
  { wire: 'GET /api/cidade/uf/{uf}', make: (get) => get(PlaceRepository).cities('SP') },
  { wire: 'GET /api/pessoa', make: (get) => get(PersonRepository).find() },
  {
    wire: 'POST /api/pessoa',
    // An update sends back also what nobody shows, so it reads the person first.
    before: { status: 200, body: '{"data":{},"statusCode":200}' },
    make: (get) => get(PersonRepository).update(profileUpdate.build()),
  },
  { wire: 'POST /api/pessoa/desativar/PortalWeb', make: (get) => get(PersonRepository).deactivate() },
  { wire: 'POST /api/pessoa/reativar', make: (get) => get(PersonRepository).reactivate() },
  { wire: 'GET /api/pessoa/imagem', make: (get) => get(ProfileImageRepository).find() },
  {
    wire: 'POST /api/pessoa/imagem',
    make: (get) => get(ProfileImageRepository).replace('data:image/webp;base64,'),
  },
  { wire: 'GET /api/pessoa/cupons', make: (get) => get(PurchaseRepository).page(1) },
  { wire: 'GET /api/pessoa/preferencia', make: (get) => get(PreferenceRepository).read() },
  { wire: 'POST /api/pessoa/preferencia', make: (get) => get(PreferenceRepository).save(PREFERENCES) },
  { wire: 'GET /api/termosaceite/tipo/verificaaceite', make: (get) => get(TermRepository).check() },
  { wire: 'GET /api/termos/publicados', make: (get) => get(TermRepository).published() },
  { wire: 'GET /api/termos/aceitos', make: (get) => get(TermRepository).accepted() },
  { wire: 'GET /api/termo/{id}', make: (get) => get(TermRepository).find(3) },
  { wire: 'POST /api/termosaceite/{id}', make: (get) => get(TermRepository).accept(3) },
  { wire: 'GET /api/empresas', make: (get) => get(StoreRepository).choices() },
  { wire: 'GET /api/lojas', make: (get) => get(StoreRepository).locations() },
  { wire: 'GET /api/cupom/totaldesconto', make: (get) => get(PurchaseRepository).savedTotal() },
  { wire: 'GET /api/contacorrente/saldo', make: (get) => get(CashbackRepository).balance() },
  { wire: 'GET /api/contacorrente/extrato', make: (get) => get(CashbackRepository).statement(1) },
  { wire: 'GET /api/promocoes/global/', make: (get) => get(OfferRepository).promotions(1) },
  {
    wire: 'GET /api/promocoes/voucher',
    make: (get) => get(VoucherRepository).list('active', undefined),
  },
  { wire: 'GET /api/tabloides/ativos', make: (get) => get(FlyerRepository).active(1) },
  { wire: 'POST /api/promocao/ativar', make: (get) => get(OfferRepository).activate(501) },
  { wire: 'GET /api/fidelidade/campanhas/inicial/logado', make: (get) => get(CampaignRepository).running() },
  { wire: 'GET /api/fidelidade/resgates/home', make: (get) => get(RedemptionRepository).withinReach() },
  { wire: 'GET /api/fidelidade/campanhas', make: (get) => get(CampaignRepository).list() },
  { wire: 'GET /api/fidelidade/campanha/{id}', make: (get) => get(CampaignRepository).find(7) },
  { wire: 'GET /api/fidelidade/resgates/{id}', make: (get) => get(RedemptionRepository).catalogue(7) },
  {
    wire: 'GET /api/fidelidade/campanha/{id}/extratos/pontos',
    make: (get) => get(CampaignRepository).points(7),
  },
  { wire: 'GET /api/fidelidade/extratos', make: (get) => get(CampaignRepository).statement(7, 1) },
  {
    wire: 'GET /api/fidelidade/campanha/resgates/efetuados',
    make: (get) => get(RedemptionRepository).completed(7),
  },
  {
    wire: 'GET /api/fidelidade/campanha/{id}/resgates/pendentes',
    make: (get) => get(RedemptionRepository).pending(7),
  },
  { wire: 'POST /api/fidelidade/extrato', make: (get) => get(RedemptionRepository).redeem(33) },
  { wire: 'GET /api/app/banners/{formatId}', make: (get) => get(BannerRepository).home() },
  { wire: 'GET /api/app/banner-footers/{formatId}', make: (get) => get(BannerRepository).footer() },
]
