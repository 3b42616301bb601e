import { Coins } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import arrange from '../../kit/arrange.module.css'
import { assertNever } from '../../kit/assert-never.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Notice } from '../../kit/notice.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import tones from '../../kit/tones.module.css'
import words from '../../kit/words.module.css'
import { LoadView } from '../../screen/load-view.tsx'
import { paths } from '../../screen/paths.ts'
import { Picture } from '../../screen/picture.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { campaignContent } from '../campaign-content.ts'
import type { RedemptionNews, RedemptionViewModel } from './redemption-view-model.ts'
import { redemptionsContent } from './redemptions-content.ts'
import styles from './redemptions-page.module.css'
import type { RewardsViewModel } from './rewards-view-model.ts'

const content = redemptionsContent.news

interface ScreenParts {
  readonly rewards: RewardsViewModel
  readonly redemption: RedemptionViewModel
}

/** The customer's points, always in view, and the result of the last exchange below them. */
export const PointsBar = observer(function PointsBar({ rewards, redemption }: ScreenParts) {
  const { news } = redemption
  const heading = useRef<HTMLHeadingElement>(null)
  const closed = () => {
    // The close button disappears with its notice, so the focus needs another place.
    heading.current?.focus()
    redemption.newsClosed()
  }
  return (
    <>
      <div className={styles.sticky}>
        <section
          className={classNames(tones.brand, arrange.between, styles.points)}
          aria-labelledby="seus-pontos"
        >
          <h2
            id="seus-pontos"
            ref={heading}
            tabIndex={-1}
            className={classNames(words.withIcon, styles.pointsLabel)}
          >
            <Coins />
            {campaignContent.points}
          </h2>
          <LoadView
            load={rewards.points}
            skeleton={<Skeleton width="9rem" height="0.75rem" />}
            what={campaignContent.what.points}
            failedAs="line"
          >
            {(balance) => (
              <p className={classNames(words.strong, styles.balance)}>{rewards.formatPoints(balance)}</p>
            )}
          </LoadView>
        </section>
      </div>
      <div role="status">
        {news && <News news={news} rewards={rewards} redemption={redemption} onClose={closed} />}
      </div>
    </>
  )
})

interface NewsProps extends ScreenParts {
  readonly news: RedemptionNews
  readonly onClose: () => void
}

function News(props: NewsProps) {
  const { news } = props
  const place = useRef<HTMLDivElement>(null)

  // The reward may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every notice comes into view, not only the first.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
  }, [news])

  return (
    <div ref={place} className={styles.newsPlace}>
      <NewsNotice {...props} />
    </div>
  )
}

const NewsNotice = observer(function NewsNotice({ news, rewards, redemption, onClose }: NewsProps) {
  const history = (label: string) =>
    rewards.showsHistory ? (
      <ButtonLink size="small" href={paths.campaign.redemptions(redemption.campaignId)}>
        {label}
      </ButtonLink>
    ) : undefined
  switch (news.kind) {
    case 'checking':
      return <Notice>{content.checking}</Notice>
    case 'did-not-happen':
      return <Notice onClose={onClose}>{content.didNotHappen(news.rewardName)}</Notice>
    case 'refused':
      return (
        <Notice tone="danger" onClose={onClose}>
          {content.refused(news.rewardName)}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          action={
            <Button size="small" onClick={redemption.checkPressed}>
              {content.check}
            </Button>
          }
        >
          {content.unknown(news.rewardName)}
        </Notice>
      )
    case 'redeemed':
    case 'found':
      return (
        <Notice tone="success" title={content.redeemed} action={history(content.seeMine)} onClose={onClose}>
          <div className={styles.redeemed}>
            <div className={styles.redeemedPicture}>
              <Picture src={rewards.rewardOf(news.rewardId)?.image} alt="" ratio="1/1" fit="contain" />
            </div>
            <p className={words.name}>
              {news.kind === 'found' ? content.found(news.rewardName) : <TitleCase name={news.rewardName} />}
            </p>
          </div>
          {rewards.showsHistory && <p>{content.nextStep}</p>}
        </Notice>
      )
    case 'repeated':
      return (
        <Notice tone="danger" action={history(content.pending)} onClose={onClose}>
          {content.repeated(news.rewardName, news.times)}
        </Notice>
      )
    default:
      return assertNever(news)
  }
})
