import type { ReactNode } from 'react'
import { useAfterPaint } from '../kit/after-paint.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { codeGroups } from './code-groups.ts'
import { vouchersContent as content } from './vouchers-content.ts'
import styles from './vouchers-page.module.css'

/** Loaded apart: the customer can read the code aloud without it. */
const QrCode = lazyPart(async () => (await import('../kit/code-pictures.tsx')).QrCode)

/** The QR code of a longer text has dots that are too small for a scanner at a checkout. */
const MAX_QR_TEXT_LENGTH = 200

interface VoucherCodeProps {
  readonly code: string
  readonly action?: ReactNode
  readonly withoutQr?: boolean
}

/** A code in groups that are easy to read aloud, and as a QR code. */
export function VoucherCode({ code, action, withoutQr = false }: VoucherCodeProps) {
  // Encoding takes a slow phone longer than the rest of the card, and the customer looks for the words first.
  const painted = useAfterPaint()
  return (
    <div className={styles.code}>
      <div className={styles.codeText}>
        <p>
          <span className={styles.codeLabel}>{content.code}</span>
          <span className={styles.groups} translate="no">
            {codeGroups(code).map((group, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal, and their order never changes.
              <span key={position}>{group}</span>
            ))}
          </span>
        </p>
        {action}
      </div>
      {!withoutQr && code.length <= MAX_QR_TEXT_LENGTH && (
        <ErrorBoundary scope="widget">
          <div className={styles.qr} data-theme="light">
            {painted && <QrCode text={code} label={content.qr(code)} fallback={<Skeleton height="100%" />} />}
          </div>
        </ErrorBoundary>
      )}
    </div>
  )
}
