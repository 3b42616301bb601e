import type { Voucher, VoucherState } from '@domain/vouchers/voucher.ts'
import { TicketPercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { LongList } from '../kit/long-list.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { Tabs } from '../kit/tabs.tsx'
import words from '../kit/words.module.css'
import { formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { uniqueKeys } from '../screen/unique-keys.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { VoucherCard } from './voucher-card.tsx'
import { VoucherCode } from './voucher-code.tsx'
import { vouchersContent as content } from './vouchers-content.ts'
import styles from './vouchers-page.module.css'
import { VouchersViewModel } from './vouchers-view-model.ts'

export const VouchersPage = observer(function VouchersPage({ title }: ScreenProps) {
  const vouchers = useViewModel(VouchersViewModel)
  const { storeChoice } = vouchers
  const panel = <VoucherList vouchers={vouchers} />
  return (
    <Page title={title}>
      <div className={styles.store}>
        <StoreField
          choice={storeChoice}
          all={{ chosen: vouchers.storeId === undefined, onChoose: vouchers.allStoresChosen }}
        />
      </div>
      <Tabs<VoucherState>
        label={content.tabs}
        value={vouchers.state}
        onChange={vouchers.stateChosen}
        tabs={[
          { value: 'active', label: content.active, content: panel },
          { value: 'finished', label: content.finished, content: panel },
        ]}
      />
      <VoucherAtCheckout voucher={vouchers.shown} onClose={vouchers.showClosed} />
    </Page>
  )
})

const VoucherList = observer(function VoucherList({ vouchers }: { vouchers: VouchersViewModel }) {
  const { state } = vouchers
  return (
    <LoadView
      load={vouchers.vouchers}
      skeleton={<SkeletonCards count={2} min="wide" lines={14} />}
      what={content.what[state]}
      empty={<NoVouchers vouchers={vouchers} />}
    >
      {(list) => {
        // Made once for the list, and not for each row.
        const keys = uniqueKeys(list, ({ code }) => code ?? '')
        return (
          <LongList
            items={vouchers.inOrder(list)}
            itemKey={(voucher) => keys.get(voucher) ?? ''}
            estimatedHeight={480}
            min="wide"
            label={content.list[state]}
          >
            {(voucher) => (
              <VoucherCard
                voucher={voucher}
                state={state}
                today={vouchers.today.day}
                onShow={() => vouchers.showPressed(voucher)}
              />
            )}
          </LongList>
        )
      }}
    </LoadView>
  )
})

function NoVouchers({ vouchers: { state, storeId, allStoresChosen } }: { vouchers: VouchersViewModel }) {
  const kind = state === 'finished' ? 'finished' : storeId === undefined ? 'active' : 'activeHere'
  const actions = {
    finished: undefined,
    active: <ButtonLink href={paths.offers}>{content.offers}</ButtonLink>,
    activeHere: <Button onClick={allStoresChosen}>{content.allStores}</Button>,
  }
  return (
    <EmptyState icon={<TicketPercent />} title={content.none[kind].title} action={actions[kind]}>
      {content.none[kind].hint}
    </EmptyState>
  )
}

interface VoucherAtCheckoutProps {
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

/** One voucher over the whole screen, large and dark on white, for the cashier and the scanner. */
function VoucherAtCheckout({ voucher, onClose }: VoucherAtCheckoutProps) {
  return (
    <Dialog open={voucher !== undefined} title={content.showTitle} size="full" onClose={onClose}>
      {voucher?.code !== undefined && (
        <div className={styles.checkout} data-theme="light">
          <p className={words.title}>
            <TitleCase name={voucher.benefit ?? content.unnamed} />
          </p>
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
