import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import { BadgePercent, ChevronRight, Coins, TicketPercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { assertNever } from '../kit/assert-never.ts'
import { Badge } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatDay, formatMoney, inDays } from '../screen/format.ts'
import { paths } from '../screen/paths.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { homeContent } from './home-content.ts'
import styles from './home-page.module.css'
import { LapsingViewModel } from './lapsing-view-model.ts'

const content = homeContent.lapsing

/** What lapses within two weeks; each item links to its screen. */
export const LapsingSoon = observer(function LapsingSoon() {
  const lapsing = useViewModel(LapsingViewModel)
  if (lapsing.nothingKnown) return null
  return (
    <section className={styles.lapsingPlace} aria-labelledby="vence-em-breve" aria-busy={lapsing.awaited}>
      <h2 id="vence-em-breve">{content.title}</h2>
      {lapsing.awaited ? <Skeleton height="5rem" /> : <Found lapsing={lapsing} />}
    </section>
  )
})

const Found = observer(function Found({ lapsing }: { lapsing: LapsingViewModel }) {
  if (lapsing.shown.length === 0) return <p className={words.muted}>{content.none}</p>
  return (
    <>
      <ul className={styles.lapsingList}>
        {lapsing.shown.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two vouchers may be equal.
          <li key={position}>
            <LapsingLink item={item} daysLeft={lapsing.daysLeft(item)} />
          </li>
        ))}
      </ul>
      {lapsing.hiddenCount > 0 && (
        <div>
          <Button variant="quiet" onClick={lapsing.allPressed}>
            {content.more(lapsing.hiddenCount)}
          </Button>
        </div>
      )}
    </>
  )
})

function LapsingLink({ item, daysLeft }: { readonly item: LapsingItem; readonly daysLeft: number }) {
  const { icon: Icon, href, kind, text } = presentation(item)
  return (
    <Link href={href} className={styles.lapsingLink}>
      <span className={classNames(styles.lapsingIcon, styles[item.kind])}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.lapsingWords}>
        <span className={words.name}>{text}</span>{' '}
        <span className={words.quiet}>
          {kind} · {content.until(formatDay(item.on))}
        </span>
      </span>{' '}
      <Badge tone={isUrgent(daysLeft) ? 'danger' : 'neutral'}>{content.lapses(inDays(daysLeft))}</Badge>
      <ChevronRight className={styles.lapsingArrow} />
    </Link>
  )
}

function presentation(item: LapsingItem) {
  switch (item.kind) {
    case 'cashback':
      return {
        icon: Coins,
        href: paths.cashbackStatement,
        kind: content.cashback,
        text: formatMoney(item.amount),
      }
    case 'voucher': {
      const { benefit, value, code } = item.voucher
      return {
        icon: TicketPercent,
        href: paths.vouchers,
        kind: content.voucher,
        text: benefit ?? (value === undefined ? (code ?? content.voucher) : formatMoney(value)),
      }
    }
    case 'offer':
      return { icon: BadgePercent, href: paths.offers, kind: content.offer, text: item.offerName }
    default:
      return assertNever(item)
  }
}
