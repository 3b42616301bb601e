import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import type { Id } from '@domain/id.ts'
import { PackageOpen } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ButtonLink } from '../../kit/button.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { SkeletonCard } from '../../kit/skeleton.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { formatDay, formatInteger } from '../../screen/format.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import type { Loadable } from '../../screen/loadable.ts'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { TitleCase } from '../../screen/title-case.tsx'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackAndHome } from '../back-link.tsx'
import { campaignContent } from '../campaign-content.ts'
import { CampaignLine } from '../campaign-line.tsx'
import { CampaignLineViewModel } from '../campaign-line-view-model.ts'
import { type CampaignScreenProps, campaignScreen } from '../campaign-screen.tsx'
import { redemptionHistoryContent as content } from './redemption-history-content.ts'
import { type HistoryTab, RedemptionHistoryViewModel } from './redemption-history-view-model.ts'

export const RedemptionHistoryPage = campaignScreen(
  campaignContent.toast.noStatementId,
  observer(function RedemptionHistory({ title, campaignId }: CampaignScreenProps) {
    const history = useViewModel(RedemptionHistoryViewModel, campaignId)
    const back = <BackAndHome back={paths.campaign.detail(campaignId)} />
    return (
      <Page title={title} back={back} subtitle={<CampaignLine campaignId={campaignId} />}>
        <Tabs
          label={campaignContent.history}
          value={history.tab}
          onChange={history.tabChosen}
          tabs={[
            {
              value: 'pending',
              label: content.pending,
              content: (
                <Redemptions
                  kind="pending"
                  load={history.pending}
                  columns={pendingColumns}
                  campaignId={campaignId}
                />
              ),
            },
            {
              value: 'completed',
              label: content.completed,
              content: (
                <Redemptions
                  kind="completed"
                  load={history.completed}
                  columns={completedColumns}
                  campaignId={campaignId}
                />
              ),
            },
          ]}
        />
      </Page>
    )
  }),
)

interface RedemptionsProps<Row> {
  readonly kind: HistoryTab
  readonly load: Loadable<readonly Row[]>
  readonly columns: readonly Column<Row>[]
  readonly campaignId: Id
}

/** Leads to the first exchange, where the campaign allows one. */
const FirstRedemption = observer(function FirstRedemption({ campaignId }: { readonly campaignId: Id }) {
  const { campaign } = useViewModel(CampaignLineViewModel, campaignId)
  if (!campaign.value?.allows.redeeming) return null
  return <ButtonLink href={paths.campaign.rewards(campaignId)}>{campaignContent.redeem}</ButtonLink>
})

function Redemptions<Row>({ kind, load, columns, campaignId }: RedemptionsProps<Row>) {
  return (
    <LoadView
      load={load}
      skeleton={<SkeletonCard lines={4} />}
      what={content.what[kind]}
      empty={
        <EmptyState
          icon={<PackageOpen />}
          title={content.none[kind]}
          action={<FirstRedemption campaignId={campaignId} />}
        >
          {content.emptyHint[kind]}
        </EmptyState>
      }
    >
      {(rows) => <DataTable label={content[kind]} columns={columns} rows={rows} />}
    </LoadView>
  )
}

const { column } = content

/** Columns of both tables. */
const commonColumns = {
  redemption: {
    key: 'redemption',
    header: column.redemption,
    cell: ({ rewardId }: { readonly rewardId: Id | undefined }) => rewardId ?? content.unknown,
  },
  description: {
    key: 'description',
    header: column.description,
    isRowHeader: true,
    cell: ({ description }: { readonly description: string }) => (
      <TitleCase name={description || content.unknown} />
    ),
  },
  points: {
    key: 'points',
    header: column.points,
    align: 'end',
    isWhole: true,
    cell: ({ points }: { readonly points: number | undefined }) =>
      points === undefined ? content.unknown : formatInteger(points),
  },
} as const

const pendingColumns: readonly Column<PendingRedemption>[] = [
  commonColumns.redemption,
  commonColumns.description,
  {
    key: 'requested',
    header: column.requested,
    isWhole: true,
    cell: ({ requestedOn }) => (requestedOn ? formatDay(requestedOn) : content.unknown),
  },
  commonColumns.points,
]

const completedColumns: readonly Column<CompletedRedemption>[] = [
  commonColumns.redemption,
  commonColumns.description,
  {
    key: 'product',
    header: column.product,
    cell: ({ productName }) => <TitleCase name={productName || content.unknown} />,
  },
  { key: 'kind', header: column.kind, isWhole: true, cell: ({ kind }) => campaignContent.kind[kind] },
  commonColumns.points,
]
