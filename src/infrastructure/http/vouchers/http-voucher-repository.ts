import type { Cancellation } from '@application/cancellation.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Id } from '@domain/id.ts'
import { hasContent, type Voucher, type VoucherState } from '@domain/vouchers/voucher.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { label, list, nullable, optionalDay, optionalText, positiveMoney, rows } from '../../shapes.ts'
import { RecentReads } from '../recent-reads.ts'

/** A voucher as the backend sends it (docs/wire.md, call 31). */
const wireVoucher = v.object({
  voucher: label,
  dtaInicio: optionalDay,
  dtaFim: optionalDay,
  produtosDesconto: list(v.object({ precoOriginal: positiveMoney })),
  desconto: nullable(v.object({ valor: positiveMoney })),
  vlrMinUsoVoucher: positiveMoney,
  beneficio: optionalText,
  dtaUso: optionalDay,
})

function toVoucher(wire: v.InferOutput<typeof wireVoucher>): Voucher {
  return {
    code: wire.voucher === '' ? undefined : wire.voucher,
    benefit: wire.beneficio,
    value: wire.desconto?.valor,
    minimumPurchase: wire.vlrMinUsoVoucher,
    productPrices: wire.produtosDesconto.flatMap(({ precoOriginal }) => precoOriginal ?? []),
    start: wire.dtaInicio,
    end: wire.dtaFim,
    usedOn: wire.dtaUso,
  }
}

const kinds: Readonly<Record<VoucherState, string>> = { active: 'ativo', finished: 'finalizado' }

@injectable()
export class HttpVoucherRepository extends VoucherRepository {
  constructor(@inject(RecentReads) private readonly reads: RecentReads) {
    super()
  }

  async list(
    state: VoucherState,
    storeId: Id | undefined,
    signal?: Cancellation,
  ): Promise<readonly Voucher[]> {
    const wire = await this.reads.get('/api/promocoes/voucher', rows(wireVoucher), {
      query: { tipo: kinds[state], idEmpresa: storeId },
      signal,
    })
    return wire.map(toVoucher).filter(hasContent)
  }
}
