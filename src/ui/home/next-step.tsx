import { BadgePercent, BookOpenText, Gift, Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { isAwaited } from '../screen/load-state.ts'
import { paths } from '../screen/paths.ts'
import { focusStoreField } from './focus-store-field.ts'
import type { GeneralOffersViewModel } from './general-offers-view-model.ts'
import type { HoldingsViewModel } from './holdings-view-model.ts'
import { homeRestContent } from './home-rest-content.ts'

const content = homeRestContent.next

interface NextStepProps {
  readonly holdings: HoldingsViewModel
  readonly general: GeneralOffersViewModel
}

/** The one thing that is worth most to the customer now. */
export const NextStep = observer(function NextStep({ holdings, general }: NextStepProps) {
  const { chosen, canChoose } = general.storeChoice
  if (chosen === undefined && canChoose) {
    return (
      <Button variant="primary" fullWidth icon={<Store />} onClick={focusStoreField}>
        {content.store}
      </Button>
    )
  }
  if (chosen !== undefined && isAwaited(general.promotions.state)) return <Skeleton height="36px" />
  const { toActivate = 0, newToActivate = [] } = general.exclusive ?? {}
  if (toActivate > 0) {
    return (
      <Button variant="primary" fullWidth icon={<BadgePercent />} onClick={general.exclusiveOffersPressed}>
        {newToActivate.length > 0 ? content.activateNew(newToActivate.length) : content.activate(toActivate)}
      </Button>
    )
  }
  if (isAwaited(holdings.rewards.state) || isAwaited(holdings.points)) return <Skeleton height="36px" />
  const rewards = holdings.withinReach.length
  return rewards > 0 ? (
    <ButtonLink variant="primary" fullWidth icon={<Gift />} href={holdings.redeemAt}>
      {content.redeem(rewards)}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" fullWidth icon={<BookOpenText />} href={paths.flyers}>
      {content.flyers}
    </ButtonLink>
  )
})
