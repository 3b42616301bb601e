import type { Cancellation } from '@application/cancellation.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Voucher, VoucherState } from '@domain/vouchers/voucher.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { list, nullable, optionalDay, optionalNumber, optionalText, positive } from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'

/** A voucher as the backend sends it (wire.md, call 31). */
export const wireVoucher = v.object({
  voucher: optionalText,
  dtaInicio: optionalDay,
  dtaFim: optionalDay,
  produtosDesconto: list(v.object({ precoOriginal: optionalNumber })),
  desconto: nullable(v.object({ valor: optionalNumber })),
  vlrMinUsoVoucher: optionalNumber,
  beneficio: optionalText,
  dtaUso: optionalDay,
})

export function toVoucher(wire: v.InferOutput<typeof wireVoucher>): Voucher {
  return {
    code: wire.voucher,
    benefit: wire.beneficio,
    value: positive(wire.desconto?.valor),
    minimumPurchase: positive(wire.vlrMinUsoVoucher),
    productPrices: wire.produtosDesconto.flatMap(({ precoOriginal }) => positive(precoOriginal) ?? []),
    start: wire.dtaInicio,
    end: wire.dtaFim,
    usedOn: wire.dtaUso,
  }
}

/** Nobody can use a voucher that has neither a code nor says what it gives. */
const saysSomething = ({ code, benefit, value }: Voucher): boolean =>
  code !== undefined || benefit !== undefined || value !== undefined

const kinds: Readonly<Record<VoucherState, string>> = { active: 'ativo', finished: 'finalizado' }

@injectable()
export class HttpVoucherRepository extends VoucherRepository {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async list(
    state: VoucherState,
    storeId: number | undefined,
    signal?: Cancellation,
  ): Promise<readonly Voucher[]> {
    const wire = await this.api.get('/api/promocoes/voucher', list(wireVoucher), {
      query: { tipo: kinds[state], idEmpresa: storeId },
      signal,
    })
    return wire.map(toVoucher).filter(saysSomething)
  }
}
