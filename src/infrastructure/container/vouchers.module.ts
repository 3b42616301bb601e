import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { ContainerModule } from 'inversify'
import { HttpVoucherRepository } from '../http/vouchers/http-voucher-repository.ts'

/** Vouchers. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(VoucherRepository).to(HttpVoucherRepository)
})
