import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { voucher } from '../support/factories/vouchers.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeVoucherRepository } from './voucher-repository.contract.ts'

const http = httpSubjects()

describeVoucherRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryVoucherRepository([
      { voucher: voucher.build() },
      { voucher: voucher.build(), storeId: 1 },
      { voucher: voucher.used().build() },
      { voucher: voucher.expired().build() },
    ]),
  ),
)
describeVoucherRepository('over HTTP', () => http.of(VoucherRepository))
