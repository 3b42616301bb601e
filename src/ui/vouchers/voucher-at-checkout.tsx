import type { Voucher } from '@domain/vouchers/voucher.ts'
import { Dialog } from '../kit/dialog.tsx'
import { formatMoney } from '../screen/format.ts'
import { VoucherCode } from './voucher-code.tsx'
import { vouchersContent as content } from './vouchers-content.ts'
import styles from './vouchers-page.module.css'

interface VoucherAtCheckoutProps {
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

/** One voucher over the whole screen, large and dark on white: for the cashier and the reader. */
export function VoucherAtCheckout({ voucher, onClose }: VoucherAtCheckoutProps) {
  return (
    <Dialog open={voucher !== undefined} title={content.showTitle} size="full" onClose={onClose}>
      {voucher?.code !== undefined && (
        <div className={styles.checkout} data-theme="light">
          <p className={styles.benefit}>{voucher.benefit ?? content.unnamed}</p>
          <VoucherCode code={voucher.code} />
          {voucher.minimumPurchase !== undefined && (
            <p>
              {content.minimum}: {formatMoney(voucher.minimumPurchase)}
            </p>
          )}
          <p>{content.showHint}</p>
        </div>
      )}
    </Dialog>
  )
}
