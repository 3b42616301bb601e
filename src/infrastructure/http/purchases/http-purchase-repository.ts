import type { Cancellation } from '@application/cancellation.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import type { Purchase, PurchasePage } from '@domain/purchases/purchase.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import { inject, injectable } from 'inversify'
import type * as v from 'valibot'
import {
  label,
  optionalDay,
  optionalInteger,
  optionalMoney,
  promised,
  row,
  rowAs,
  rows,
  text,
} from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'
import { PageCache } from '../page-cache.ts'
import { RecentReads } from '../recent-reads.ts'
import { SessionCache } from '../session-cache.ts'

const COUPONS = '/api/pessoa/cupons'

/** product.md §9. */
const PAGE_SIZE = 8

/** The saved total as the backend sends it (docs/wire.md, call 27). */
const wireSavedTotal = promised({ desconto: optionalMoney, dtaInclusao: optionalDay })

const toSavedTotal = (wire: v.InferOutput<typeof wireSavedTotal>): SavedTotal => ({
  amount: wire.desconto,
  customerSince: wire.dtaInclusao,
})

/** A coupon as the backend sends it (docs/wire.md, call 12). */
const wireCoupon = row({
  loja: text,
  idCupom: label,
  valorTotalDaCompra: optionalMoney,
  valorTotalDeDesconto: optionalMoney,
  dtaCupom: optionalDay,
})

const toPurchase = (wire: v.InferOutput<typeof wireCoupon>): Purchase => ({
  storeName: wire.loja,
  couponNumber: wire.idCupom,
  total: wire.valorTotalDaCompra,
  discount: wire.valorTotalDeDesconto,
  day: wire.dtaCupom,
})

const wireCoupons = promised({ data: rows(rowAs(wireCoupon, toPurchase)), totalPages: optionalInteger })

@injectable()
export class HttpPurchaseRepository extends PurchaseRepository {
  private readonly pages: PageCache

  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(PortalSettings) private readonly settings: PortalSettings,
    @inject(RecentReads) private readonly reads: RecentReads,
    @inject(SessionCache) cache: SessionCache,
  ) {
    super()
    this.pages = new PageCache(cache, COUPONS)
  }

  async savedTotal(signal?: Cancellation): Promise<SavedTotal> {
    const query = { idEmpFormato: this.settings.companyFormatId }
    return toSavedTotal(await this.reads.get('/api/cupom/totaldesconto', wireSavedTotal, { query, signal }))
  }

  page(page: number, signal?: Cancellation): Promise<PurchasePage> {
    const query = { tamanhoPagina: PAGE_SIZE, pagina: page, idEmpFormato: this.settings.companyFormatId }
    const read = async (signal: Cancellation) => {
      const { data: purchases, totalPages } = await this.api.get(COUPONS, wireCoupons, { query, signal })
      // Without the number, a full page may have one after it.
      const pageCount = totalPages ?? (purchases.length >= PAGE_SIZE ? page + 1 : page)
      return { purchases, pageCount: Math.max(0, pageCount) }
    }
    return this.pages.read(page, read, signal)
  }
}
