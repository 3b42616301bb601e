import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import { BadgePercent, Coins, Star, TicketPercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { campaignName } from '../campaigns/campaign-names.ts'
import arrange from '../kit/arrange.module.css'
import { assertNever } from '../kit/assert-never.ts'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { isPlural, lapseText, placeOfUse, pointsText } from '../lapsing/lapsing-presentation.ts'
import { offerNames } from '../offers/offer-names.ts'
import { screenContent } from '../screen/content.ts'
import { formatDay, formatMoney, inDays } from '../screen/format.ts'
import { isAwaited } from '../screen/load-state.ts'
import loadView from '../screen/load-view.module.css'
import { useOwnAge } from '../screen/load-view.tsx'
import { shownName } from '../screen/name-in-capitals.ts'
import { voucherName } from '../vouchers/voucher-name.ts'
import { HiddenValue } from './hidden-value.tsx'
import type { HoldingsViewModel, LapsingKind } from './holdings-view-model.ts'
import page from './home-page.module.css'
import styles from './home-rest.module.css'
import { homeRestContent } from './home-rest-content.ts'

const content = homeRestContent.lapsing

/** With more days left than this, the line shows the date instead of the days. A phone has no room for both. */
const NEAR = 14

const icons = { cashback: Coins, voucher: TicketPercent, points: Star, offer: BadgePercent } as const

interface LapsingSoonProps {
  readonly holdings: HoldingsViewModel
  readonly hidden: boolean
  readonly isSilent: boolean
  /** A customer who has earned nothing yet sees this only when there is something to show. */
  readonly isNew: boolean
}

/** What lapses soon, a line for each kind; each item links to its screen. */
export const LapsingSoon = observer(function LapsingSoon({
  holdings,
  hidden,
  isSilent,
  isNew,
}: LapsingSoonProps) {
  const { lapsing, lapsingLater, lapsingAge, showsAll } = holdings
  const asOf = useOwnAge(lapsingAge)
  const kinds = lapsing.filter(({ state }) => !isSilent || state.status !== 'failed')
  // A voucher may be the first thing that a new customer has.
  const hasNothingToShow = kinds.every(({ kind, state }) =>
    state.status === 'failed' ? kind !== 'voucher' : state.status !== 'loaded' || state.value.length === 0,
  )
  if (kinds.length === 0 || (isNew && hasNothingToShow)) return null
  return (
    <section className={page.lapsing} aria-labelledby="vence-em-breve">
      <div className={classNames(arrange.between, page.lapsingHead)}>
        <h2 id="vence-em-breve">{content.title}</h2>
        {lapsingLater.length > 0 && !showsAll && (
          <Button variant="quiet" size="small" onClick={holdings.allPressed}>
            {content.more(lapsingLater.length)}
          </Button>
        )}
      </div>
      <ul className={page.lapsingList}>
        {kinds.map((each) => (
          <li key={each.kind} aria-busy={isAwaited(each.state)}>
            <FirstOf lapsing={each} holdings={holdings} hidden={hidden} />
          </li>
        ))}
        {showsAll &&
          lapsingLater.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two vouchers may be equal.
            <li key={position}>
              <LapsingLink item={item} daysLeft={holdings.daysLeft(item)} hidden={hidden} />
            </li>
          ))}
      </ul>
      {holdings.missesCredits && <p className={words.quiet}>{content.partly}</p>}
      {asOf && <p className={words.quiet}>{asOf}</p>}
    </section>
  )
})

interface FirstOfProps {
  readonly lapsing: LapsingKind
  readonly holdings: HoldingsViewModel
  readonly hidden: boolean
}

const FirstOf = observer(function FirstOf({ lapsing, holdings, hidden }: FirstOfProps) {
  const { kind, state, retry } = lapsing
  if (state.status === 'failed') {
    return (
      <Line kind={kind}>
        <div className={arrange.between}>
          <p role="alert" className={classNames(words.quiet, styles.failedWords)}>
            {content.failed[kind]}
          </p>
          <button type="button" className={loadView.again} onClick={retry}>
            {screenContent.retry}
          </button>
        </div>
      </Line>
    )
  }
  if (state.status !== 'loaded') {
    return (
      // The key gives the text an element of its own. React would reuse this one, and a text of two lines would move it.
      <Line key="awaited" kind={kind}>
        <Skeleton />
      </Line>
    )
  }
  const [first] = state.value
  if (first) return <LapsingLink item={first} daysLeft={holdings.daysLeft(first)} hidden={hidden} />
  return (
    <Line kind={kind}>
      <p className={words.muted}>{content.none[kind]}</p>
    </Line>
  )
})

interface LineProps extends Pick<LapsingKind, 'kind'> {
  readonly children: React.ReactNode
}

function Line({ kind, children }: LineProps) {
  return (
    <div className={page.lapsingLine}>
      <Icon kind={kind} />
      <div className={styles.lapsingWords}>{children}</div>
    </div>
  )
}

function Icon({ kind }: Pick<LapsingKind, 'kind'>) {
  const Drawing = icons[kind]
  return (
    <span className={classNames(styles.lapsingIcon, styles[kind])}>
      <Drawing aria-hidden="true" />
    </span>
  )
}

interface LapsingLinkProps {
  readonly item: LapsingItem
  readonly daysLeft: number
  readonly hidden: boolean
}

function LapsingLink({ item, daysLeft, hidden }: LapsingLinkProps) {
  const { source, text, isAmount } = presentation(item)
  return (
    <Link {...placeOfUse(item)} className={classNames(page.lapsingLine, styles.link)}>
      <Icon kind={item.kind} />
      <span className={styles.lapsingWords}>
        <span className={words.name}>
          <HiddenValue hidden={hidden && isAmount}>{text}</HiddenValue>
        </span>{' '}
        <span className={words.quiet}>
          {`${source} · `}
          <span className={isUrgent(daysLeft) ? styles.urgent : undefined}>{whenText(item, daysLeft)}</span>
        </span>
      </span>
    </Link>
  )
}

function whenText(item: LapsingItem, daysLeft: number): string {
  if (daysLeft < 0) return content.ended(inDays(daysLeft))
  if (daysLeft > NEAR) return content.until(formatDay(item.on))
  return lapseText(item, daysLeft)
}

interface Presentation {
  readonly source: string
  readonly text: string
  readonly isAmount: boolean
}

function presentation(item: LapsingItem): Presentation {
  switch (item.kind) {
    case 'cashback':
      return { source: content.kind.cashback, text: formatMoney(item.amount), isAmount: true }
    case 'voucher': {
      const text = voucherName(item.voucher) ?? content.unnamedVoucher
      return { source: content.kind.voucher, text, isAmount: false }
    }
    case 'points':
      return {
        source: shownName(campaignName(item.campaign)),
        text: pointsText(item),
        isAmount: item.points !== undefined,
      }
    case 'offer':
      return {
        source: isPlural(item) ? content.kind.offers : content.kind.offer,
        text: offerNames(item.offerName, item.others),
        isAmount: false,
      }
    default:
      return assertNever(item)
  }
}
