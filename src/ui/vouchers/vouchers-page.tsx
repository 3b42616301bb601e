import type { VoucherState } from '@domain/vouchers/voucher.ts'
import { TicketPercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '../kit/button.tsx'
import { LongList } from '../kit/long-list.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { VoucherAtCheckout } from './voucher-at-checkout.tsx'
import { VoucherCard } from './voucher-card.tsx'
import { vouchersContent as content } from './vouchers-content.ts'
import styles from './vouchers-page.module.css'
import { VouchersViewModel } from './vouchers-view-model.ts'

/** A card on a phone, before it has been measured. */
const CARD_HEIGHT = 480

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
      skeleton={<SkeletonCards count={2} min="wide" lines={4} />}
      what={content.what[state]}
      empty={<NoVouchers vouchers={vouchers} />}
    >
      {(list) => (
        <LongList
          items={vouchers.inOrder(list).map((voucher, index) => ({ voucher, key: String(index) }))}
          itemKey={({ key }) => key}
          estimatedHeight={CARD_HEIGHT}
          min="wide"
          label={content.list[state]}
        >
          {({ voucher }) => (
            <VoucherCard
              voucher={voucher}
              state={state}
              today={vouchers.today.day}
              onShow={() => vouchers.showPressed(voucher)}
            />
          )}
        </LongList>
      )}
    </LoadView>
  )
})

function NoVouchers({ vouchers }: { vouchers: VouchersViewModel }) {
  if (vouchers.state === 'finished') {
    return (
      <EmptyState icon={<TicketPercent />} title={content.noneFinished}>
        {content.noneFinishedHint}
      </EmptyState>
    )
  }
  if (vouchers.storeId !== undefined) {
    return (
      <EmptyState
        icon={<TicketPercent />}
        title={content.noneActiveHere}
        action={<Button onClick={vouchers.allStoresChosen}>{content.allStores}</Button>}
      >
        {content.noneActiveHereHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<TicketPercent />}
      title={content.noneActive}
      action={<ButtonLink href={paths.offers}>{content.offers}</ButtonLink>}
    >
      {content.noneActiveHint}
    </EmptyState>
  )
}
