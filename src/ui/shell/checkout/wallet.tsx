import type { Recalled } from '@application/offline/last-known.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { Button } from '../../kit/button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import words from '../../kit/words.module.css'
import { offerContent } from '../../offers/offer-content.ts'
import { OfferName } from '../../offers/offer-name.tsx'
import { formatAge, formatDay, formatMoney } from '../../screen/format.ts'
import { loaded, recalled } from '../../screen/load-state.ts'
import { LoadView, type LoadViewProps } from '../../screen/load-view.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { useViewModel } from '../../screen/view-model.tsx'
import styles from './wallet.module.css'
import { walletContent as content } from './wallet-content.ts'
import { WalletViewModel } from './wallet-view-model.ts'

/** More would be too long to read at a checkout. */
const MAX_LINES = 20

/** Under the document: what the customer can use in this purchase. */
export const Wallet = observer(function Wallet() {
  const wallet = useViewModel(WalletViewModel)
  const { vouchersOfAll, lateVouchers, lateBalance } = wallet
  return (
    <div className={styles.wallet}>
      <Part title={content.offers}>
        {wallet.storeId === undefined ? (
          <>
            <p className={words.muted}>{content.noStore}</p>
            <div>
              <Button size="small" onClick={wallet.mapPressed}>
                {content.chooseStore}
              </Button>
            </div>
          </>
        ) : (
          <LoadView
            load={{ state: wallet.offers, retry: wallet.promotions.retry }}
            what={content.what.offers}
            failedAs="line"
            skeleton={<Skeleton height="3rem" />}
          >
            {(offers) => (
              <Lines none={content.noOffers} more={content.moreOffers} lines={offers}>
                {({ name, price, pricePerKilogram, end }) => (
                  <Line
                    what={<OfferName name={name} />}
                    worth={price && formatMoney(price)}
                    facts={[
                      pricePerKilogram && offerContent.perKilogram(formatMoney(pricePerKilogram)),
                      end && content.until(formatDay(end)),
                    ]}
                  />
                )}
              </Lines>
            )}
          </LoadView>
        )}
      </Part>
      <Part title={wallet.storeId === undefined || vouchersOfAll ? content.vouchersOfAll : content.vouchers}>
        <KnownView
          late={lateVouchers}
          load={
            vouchersOfAll ? { state: recalled(vouchersOfAll), retry: wallet.vouchers.retry } : wallet.vouchers
          }
          what={content.what.vouchers}
          failedAs="line"
          skeleton={<Skeleton height="3rem" />}
        >
          {(vouchers) => (
            <Lines none={content.noVouchers} more={content.moreVouchers} lines={wallet.usable(vouchers)}>
              {(voucher) => <VoucherLine voucher={voucher} />}
            </Lines>
          )}
        </KnownView>
      </Part>
      <Part title={content.cashback}>
        <KnownView
          late={lateBalance}
          load={wallet.balance}
          what={content.what.balance}
          failedAs="line"
          skeleton={<Skeleton height="2rem" />}
        >
          {({ available }) =>
            available === undefined ? (
              <p className={words.quiet}>{content.unknownAmount}</p>
            ) : (
              <p className={words.figure}>{formatMoney(available)}</p>
            )
          }
        </KnownView>
      </Part>
    </div>
  )
})

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

interface KnownViewProps<T> extends LoadViewProps<T> {
  readonly late: Recalled<T> | undefined
}

/** A load, or while its answer is late what was known last. It does not say that it could not be refreshed: that is not known yet. */
function KnownView<T>({ late, load, ...view }: KnownViewProps<T>) {
  return (
    <>
      <LoadView {...view} load={late ? { state: loaded(late.value), retry: load.retry } : load} />
      {late && <p className={words.quiet}>{content.refreshing(formatAge(late.age))}</p>}
    </>
  )
}

interface LinesProps<T> {
  readonly lines: readonly T[]
  /** Said when there is none. */
  readonly none: string
  /** The sentence that says where the other lines are; `count` is their number. */
  readonly more: (count: number) => string
  readonly children: (line: T) => ReactNode
}

function Lines<T>({ lines, none, more, children }: LinesProps<T>) {
  if (lines.length === 0) return <p className={words.muted}>{none}</p>
  const hidden = lines.length - MAX_LINES
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, MAX_LINES).map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none moves while the sheet is open.
          <li key={position}>{children(line)}</li>
        ))}
      </ul>
      {hidden > 0 && <p className={words.quiet}>{more(hidden)}</p>}
    </>
  )
}

interface LineProps {
  readonly what: ReactNode
  readonly worth: string | undefined
  readonly facts: readonly (string | undefined)[]
  readonly code?: string | undefined
}

function Line({ what, worth, facts, code }: LineProps) {
  const known = facts.filter((fact) => fact !== undefined)
  return (
    <div className={styles.line}>
      <span className={classNames(words.name, styles.what)}>{what}</span>
      {worth !== undefined && <span className={styles.worth}>{worth}</span>}
      {code !== undefined && (
        <span className={styles.code} translate="no">
          {code}
        </span>
      )}
      {known.length > 0 && <span className={classNames(words.quiet, styles.facts)}>{known.join(' · ')}</span>}
    </div>
  )
}

function VoucherLine({ voucher }: { readonly voucher: Voucher }) {
  const { benefit, value, code, end, minimumPurchase } = voucher
  return (
    <Line
      what={<TitleCase name={benefit ?? content.voucher} />}
      worth={value && formatMoney(value)}
      code={code}
      facts={[
        minimumPurchase && content.minimum(formatMoney(minimumPurchase)),
        end && content.until(formatDay(end)),
      ]}
    />
  )
}
