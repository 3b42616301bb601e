import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import type { Notice } from '@domain/notices/notice.ts'
import { BadgePercent, BellOff, Clock3, Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { campaignName } from '../../campaigns/campaign-names.ts'
import { afterPaint } from '../../kit/after-paint.ts'
import { Badge } from '../../kit/badge.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import words from '../../kit/words.module.css'
import { isPlural, lapseText, placeOfUse, pointsText } from '../../lapsing/lapsing-presentation.ts'
import { offerNames } from '../../offers/offer-names.ts'
import type { Carried } from '../../screen/carried.ts'
import { formatMoney } from '../../screen/format.ts'
import { loaded, pending } from '../../screen/load-state.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { shownName } from '../../screen/name-in-capitals.ts'
import { paths } from '../../screen/paths.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { voucherName } from '../../vouchers/voucher-name.ts'
import styles from './notices.module.css'
import { noticesContent as content } from './notices-content.ts'
import { NoticesViewModel } from './notices-view-model.ts'

interface NoticesProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCount: (unread: number) => void
}

/** The list of notices, which opens over the screen. */
export const Notices = observer(function Notices({ open, onClose, onCount }: NoticesProps) {
  const notices = useViewModel(NoticesViewModel)
  const [path] = useLocation()
  const { unread } = notices
  // The count may change a moment after the screen that the customer has opened.
  useEffect(
    () => afterPaint(() => (path === paths.home ? notices.homeShown() : notices.screenShown())),
    [notices, path],
  )
  useEffect(() => {
    if (!open) return
    notices.opened()
    return notices.closed
  }, [notices, open])
  useEffect(() => onCount(unread), [onCount, unread])
  return (
    <Dialog open={open} title={content.title} onClose={onClose}>
      <List notices={notices} onChoice={onClose} />
    </Dialog>
  )
})

interface ListProps {
  readonly notices: NoticesViewModel
  readonly onChoice: () => void
}

const List = observer(function List({ notices, onChoice }: ListProps) {
  const { all, awaited, lacking } = notices
  return (
    <>
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((notice, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two vouchers may be equal.
            <li key={position}>
              <NoticeLink notice={notice} notices={notices} onChoice={onChoice} />
            </li>
          ))}
        </ul>
      )}
      {/* Whatever the list is waiting for, it says how that ended in one live region. */}
      <LoadView
        load={{ state: awaited ? pending : (lacking?.state ?? loaded(all)), retry: () => lacking?.retry() }}
        what={content.what}
        failedAs="line"
        skeleton={<Skeleton height="4rem" />}
        empty={
          <EmptyState icon={<BellOff />} title={content.none}>
            {content.noneHint}
          </EmptyState>
        }
      >
        {() => null}
      </LoadView>
    </>
  )
})

const NoticeLink = observer(function NoticeLink({
  notice,
  notices,
  onChoice,
}: ListProps & { readonly notice: Notice }) {
  const { href, state, icon, text, badge } = presentation(notice, notices)
  return (
    <Link href={href} state={state} className={styles.notice} onClick={onChoice}>
      <span className={styles.icon}>{icon}</span>
      <span className={words.name}>{text}</span>{' '}
      <span className={styles.badges}>
        {badge}
        {notices.isNew(notice) && <Badge tone="brand">{content.new}</Badge>}
      </span>
    </Link>
  )
})

interface Presentation {
  readonly href: string
  readonly state?: Carried | undefined
  readonly icon: ReactNode
  readonly text: string
  readonly badge?: ReactNode
}

function presentation(notice: Notice, notices: NoticesViewModel): Presentation {
  switch (notice.kind) {
    case 'new-offers':
      return { href: paths.offers, icon: <BadgePercent />, text: content.offers(notice.offerIds.length) }
    case 'delivered':
      return {
        href: paths.campaign.redemptions(notice.campaignId),
        state: { tab: 'completed' },
        icon: <Gift />,
        text: content.delivered(shownName(notice.redemption.productName || notice.redemption.description)),
      }
    case 'lapsing': {
      const { item } = notice
      const days = notices.daysLeft(notice)
      return {
        ...placeOfUse(item),
        icon: <Clock3 />,
        text: nameOf(item),
        badge: <Badge tone={isUrgent(days) ? 'danger' : 'neutral'}>{lapseText(item, days)}</Badge>,
      }
    }
  }
}

function nameOf(item: LapsingItem): string {
  switch (item.kind) {
    case 'cashback':
      return content.cashback(formatMoney(item.amount))
    case 'voucher':
      return content.voucher(voucherName(item.voucher))
    case 'points':
      return content.points(pointsText(item), shownName(campaignName(item.campaign)))
    case 'offer':
      return content.offer(offerNames(item.offerName, item.others), isPlural(item))
  }
}
