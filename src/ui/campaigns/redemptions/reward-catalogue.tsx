import { Gift, SearchX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../../kit/arrange.module.css'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { FilterChips } from '../../kit/filter-chips.tsx'
import { Stack } from '../../kit/layout.tsx'
import { LongList } from '../../kit/long-list.tsx'
import { SearchField } from '../../kit/search-field.tsx'
import { optionsOf, SelectField } from '../../kit/select-field.tsx'
import { Skeleton, SkeletonCards } from '../../kit/skeleton.tsx'
import words from '../../kit/words.module.css'
import { formatInteger } from '../../screen/format.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { paths } from '../../screen/paths.ts'
import { campaignContent } from '../campaign-content.ts'
import type { RedemptionViewModel } from './redemption-view-model.ts'
import { redemptionsContent as content } from './redemptions-content.ts'
import styles from './redemptions-page.module.css'
import { RewardCard } from './reward-card.tsx'
import type { RewardsViewModel } from './rewards-view-model.ts'

interface RewardCatalogueProps {
  readonly rewards: RewardsViewModel
  readonly redemption: RedemptionViewModel
}

export const RewardCatalogue = observer(function RewardCatalogue(props: RewardCatalogueProps) {
  const { rewards } = props
  return (
    <section className={styles.catalogue} aria-labelledby="recompensas">
      <h2 id="recompensas">{content.rewards}</h2>
      <LoadView
        load={rewards.catalogue}
        skeleton={<CatalogueSkeleton />}
        what={content.what.catalogue}
        isEmpty={({ rewards }) => rewards.length === 0}
        empty={
          <EmptyState
            icon={<Gift />}
            title={content.empty}
            action={<ButtonLink href={paths.campaigns}>{campaignContent.unknown.action}</ButtonLink>}
          >
            {content.emptyHint}
          </EmptyState>
        }
      >
        {() => (
          <Stack>
            <Selection rewards={rewards} />
            <Shown {...props} />
          </Stack>
        )}
      </LoadView>
    </section>
  )
})

/** With the fields and the chips, so that the rewards come where their shapes were. */
function CatalogueSkeleton() {
  return (
    <Stack>
      <div className={arrange.fields}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      <Skeleton width="20rem" height="2.25rem" />
      <Skeleton width="8rem" />
      <SkeletonCards count={4} min="narrow" picture="wide" lines={3} />
    </Stack>
  )
}

const Selection = observer(function Selection({ rewards }: Pick<RewardCatalogueProps, 'rewards'>) {
  const { selection } = rewards
  return (
    <>
      <div className={arrange.fields}>
        <SearchField
          label={content.search}
          value={selection.search}
          onChange={(search) => rewards.selectionChanged({ search })}
        />
        <SelectField
          label={content.order.label}
          value={selection.order}
          onChange={(order) => rewards.selectionChanged({ order })}
          options={optionsOf(content.order.options)}
        />
      </div>
      <FilterChips
        label={content.filter.label}
        value={selection.reach}
        onChange={(reach) => rewards.selectionChanged({ reach })}
        options={optionsOf(content.filter.options)}
      />
    </>
  )
})

const Shown = observer(function Shown({ rewards, redemption }: RewardCatalogueProps) {
  const { shown, keys, whyUnknownReach } = rewards
  if (whyUnknownReach !== undefined) {
    return (
      <p role="status" className={words.quiet}>
        {whyUnknownReach}
      </p>
    )
  }
  return (
    <>
      <p role="status" className={words.quiet}>
        {content.count(formatInteger(shown.length), shown.length === 1)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={content.noneFound}
          action={<Button onClick={rewards.showAllPressed}>{content.showAll}</Button>}
        >
          {content.noneFoundHint}
        </EmptyState>
      ) : (
        <LongList
          items={shown}
          itemKey={(reward) => keys.get(reward) ?? ''}
          estimatedHeight={400}
          min="narrow"
          label={content.rewards}
        >
          {(reward) => <RewardCard reward={reward} rewards={rewards} redemption={redemption} />}
        </LongList>
      )}
    </>
  )
})
