import { parseCampaignId } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import { Coins, ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Card } from '../../kit/card.tsx'
import { FilterChips } from '../../kit/segmented.tsx'
import { optionsOf } from '../../kit/select-field.tsx'
import { SkeletonCard } from '../../kit/skeleton.tsx'
import { StatTile } from '../../kit/tile.tsx'
import { LongList } from '../../kit/virtual-list.tsx'
import { isLong } from '../../kit/virtual-rows.ts'
import { formatPoints } from '../../screen/format.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { MorePages } from '../../screen/more-pages.tsx'
import { Page } from '../../screen/page.tsx'
import type { ScreenProps } from '../../screen/screen-props.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackAndHome } from '../back-and-home.tsx'
import { campaignContent } from '../campaign-content.ts'
import { CampaignLine } from '../campaign-line.tsx'
import { MissingCampaignId } from '../unknown-campaign.tsx'
import { PointsLineItem } from './points-line-item.tsx'
import { pointsStatementContent as content } from './points-statement-content.ts'
import styles from './points-statement-page.module.css'
import { PointsStatementViewModel } from './points-statement-view-model.ts'

export function PointsStatementPage({ title, params }: ScreenProps) {
  const campaignId = parseCampaignId(params.id)
  if (campaignId === undefined) {
    return <MissingCampaignId title={title} toast={campaignContent.toast.noStatementId} />
  }
  return <PointsStatement title={title} campaignId={campaignId} />
}

interface PointsStatementProps {
  readonly title: string
  readonly campaignId: number
}

const PointsStatement = observer(function PointsStatement({ title, campaignId }: PointsStatementProps) {
  const statement = useViewModel(PointsStatementViewModel, campaignId)
  const { points, list } = statement
  const back = <BackAndHome onBack={statement.backPressed} onHome={statement.homePressed} />
  return (
    <Page title={title} back={back} subtitle={<CampaignLine campaignId={campaignId} />}>
      <LoadView load={points} skeleton={<SkeletonCard lines={2} />} what={campaignContent.what.points}>
        {(balance) => (
          <StatTile
            tone="brand"
            icon={<Coins aria-hidden="true" />}
            label={campaignContent.points}
            value={formatPoints(balance)}
            meaning={content.meaning}
          />
        )}
      </LoadView>
      <section className={styles.statement} aria-labelledby="lancamentos">
        <h2 id="lancamentos" className={styles.sectionTitle}>
          {content.lines}
        </h2>
        <LoadView
          load={{ state: list.first.state, retry: list.load }}
          skeleton={<SkeletonCard lines={8} />}
          what={content.what.statement}
          empty={
            <EmptyState icon={<ReceiptText aria-hidden="true" />} title={content.empty}>
              {content.emptyHint}
            </EmptyState>
          }
        >
          {() => <Lines statement={statement} />}
        </LoadView>
      </section>
    </Page>
  )
})

const Lines = observer(function Lines({ statement }: { readonly statement: PointsStatementViewModel }) {
  const { shown, filter } = statement
  return (
    <div className={styles.statement}>
      <FilterChips
        label={content.filter.label}
        value={filter}
        onChange={statement.filterChosen}
        options={optionsOf(content.filter.options)}
      />
      {shown.length === 0 ? (
        <p role="status">{content.noneShown[filter]}</p>
      ) : (
        <Card>
          <ShownLines lines={shown} />
        </Card>
      )}
      <MorePages list={statement.list} words={content} />
    </div>
  )
})

function ShownLines({ lines }: { readonly lines: readonly PointsLine[] }) {
  // Lines have no identity but their place, and are only ever added to.
  if (isLong(lines)) {
    return (
      <LongList
        items={lines}
        itemKey={(_, position) => String(position)}
        estimatedHeight={69}
        min="line"
        label={content.lines}
      >
        {(line) => <PointsLineItem as="div" line={line} />}
      </LongList>
    )
  }
  return (
    <ul className={styles.lines}>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <PointsLineItem key={position} line={line} />
      ))}
    </ul>
  )
}
