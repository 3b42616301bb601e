import { movementOf, type PointsLine } from '@domain/campaigns/points-line.ts'
import { Coins, ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import arrange from '../../kit/arrange.module.css'
import { Card } from '../../kit/card.tsx'
import { classNames } from '../../kit/class-names.ts'
import { FilterChips } from '../../kit/filter-chips.tsx'
import { Stack } from '../../kit/layout.tsx'
import { LongList } from '../../kit/long-list.tsx'
import { Section } from '../../kit/section.tsx'
import { optionsOf } from '../../kit/select-field.tsx'
import { Skeleton, SkeletonCard } from '../../kit/skeleton.tsx'
import { StatTile } from '../../kit/stat-tile.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import words from '../../kit/words.module.css'
import { formatDay, formatPoints } from '../../screen/format.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { MorePages } from '../../screen/more-pages.tsx'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackAndHome } from '../back-link.tsx'
import { campaignContent } from '../campaign-content.ts'
import { CampaignLine } from '../campaign-line.tsx'
import { type CampaignScreenProps, campaignScreen } from '../campaign-screen.tsx'
import { pointsStatementContent as content } from './points-statement-content.ts'
import styles from './points-statement-page.module.css'
import { PointsStatementViewModel } from './points-statement-view-model.ts'

export const PointsStatementPage = campaignScreen(
  campaignContent.toast.noStatementId,
  observer(function PointsStatement({ title, campaignId }: CampaignScreenProps) {
    const statement = useViewModel(PointsStatementViewModel, campaignId)
    const { points, list } = statement
    const back = <BackAndHome back={paths.campaigns} />
    return (
      <Page title={title} back={back} subtitle={<CampaignLine campaignId={campaignId} />}>
        <div className={styles.pointsPlace}>
          <LoadView
            load={points}
            skeleton={<Points value={<Skeleton width="8rem" height="0.4em" />} />}
            what={campaignContent.what.points}
            // The box would be higher than the points, and move the lines below.
            failedAs="line"
          >
            {(balance) => <Points value={formatPoints(balance)} />}
          </LoadView>
        </div>
        <Section title={content.lines}>
          <LoadView
            load={list.first}
            skeleton={
              <Stack>
                <Skeleton width="16rem" height="2.25rem" />
                <SkeletonCard lines={8} />
              </Stack>
            }
            what={content.what.statement}
            isEmpty={({ lines }) => lines.length === 0}
            empty={
              <EmptyState icon={<ReceiptText />} title={content.empty}>
                {content.emptyHint}
              </EmptyState>
            }
          >
            {() => <Lines statement={statement} />}
          </LoadView>
        </Section>
      </Page>
    )
  }),
)

const Points = ({ value }: { readonly value: ReactNode }) => (
  <StatTile
    tone="brand"
    icon={<Coins />}
    label={campaignContent.points}
    value={value}
    meaning={content.meaning}
  />
)

const Lines = observer(function Lines({ statement }: { readonly statement: PointsStatementViewModel }) {
  const { shown, filter } = statement
  return (
    <Stack>
      <FilterChips
        label={content.filter.label}
        value={filter}
        onChange={statement.filterChosen}
        options={optionsOf(content.filter.options)}
      />
      {/* It stays while the list changes: a region that came with its sentence might not be announced. */}
      <div role="status" className={arrange.announced}>
        {shown.length === 0 && filter !== 'all' && <p>{content.noneShown[filter]}</p>}
      </div>
      {shown.length > 0 && (
        <Card>
          <LongList
            items={shown}
            // Lines have no id. The filter gives them other positions, and that does no harm: a line keeps nothing and takes no focus.
            itemKey={(_, position) => String(position)}
            estimatedHeight={67}
            min="line"
            label={content.lines}
          >
            {(line) => <PointsLineItem line={line} />}
          </LongList>
        </Card>
      )}
      <MorePages list={statement.list} />
    </Stack>
  )
})

/** A sign and a hidden word say whether points came or went, so that the colour is not needed. */
function PointsLineItem({ line }: { readonly line: PointsLine }) {
  const { description, day, points } = line
  const movement = movementOf(line)
  const sign = movement === 'debit' ? '−' : '+'
  // Zero points neither came nor went.
  const moved = points !== 0
  return (
    <div className={classNames(arrange.between, styles.line)}>
      <div className={styles.what}>
        <p className={words.name}>{description || content.unnamed}</p>
        <p className={words.quiet}>{day ? formatDay(day) : content.unknownDay}</p>
      </div>
      {points === undefined ? (
        <p className={words.quiet}>{content.unknownPoints}</p>
      ) : (
        <p
          className={classNames(words.strong, styles.points, moved && movement === 'credit' && styles.credit)}
        >
          {moved && sign}
          {formatPoints(Math.abs(points))}
          {moved && <VisuallyHidden>, {content[movement]}</VisuallyHidden>}
        </p>
      )}
    </div>
  )
}
