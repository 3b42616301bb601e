import type { StoreAtDistance } from '@domain/stores/distance.ts'
import { canBeChosen, type Store } from '@domain/stores/store.ts'
import { BadgePercent, BookOpenText, Store as StoreIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { paths } from '../screen/paths.ts'
import { StoreDetails } from './store-details.tsx'
import { storesContent as content } from './stores-content.ts'
import styles from './stores-page.module.css'
import type { StoresViewModel } from './stores-view-model.ts'

/** The links to offers and flyers of the customer's own store; for any other store, the button that chooses it. */
const StoreActions = observer(function StoreActions({
  store,
  stores,
}: {
  readonly store: Store
  readonly stores: StoresViewModel
}) {
  if (!canBeChosen(store)) return null
  if (store.id !== stores.preferredId) {
    return (
      <Button
        icon={<StoreIcon />}
        busy={store.id === stores.awaitedId}
        onClick={() => void stores.storeChosen(store)}
      >
        {content.choose}
      </Button>
    )
  }
  return (
    <>
      <ButtonLink href={paths.offers} icon={<BadgePercent />}>
        {content.offers}
      </ButtonLink>
      <ButtonLink href={paths.flyers} icon={<BookOpenText />}>
        {content.flyers}
      </ButtonLink>
    </>
  )
})

interface StoreCardProps {
  readonly item: StoreAtDistance
  readonly stores: StoresViewModel
}

export const StoreCard = observer(function StoreCard({ item, stores }: StoreCardProps) {
  const { store } = item
  const card = useRef<HTMLDivElement>(null)
  const selected = stores.selectedId === store.id
  const follows = selected && stores.selectedOnMap

  useEffect(() => {
    if (!follows || !card.current) return
    // Only beside the map: elsewhere the scroll would move the map out of sight.
    const map = getComputedStyle(card.current).getPropertyValue('--map').trim()
    if (map === 'beside') card.current.scrollIntoView({ block: 'nearest' })
  }, [follows])

  return (
    <div ref={card} className={classNames(styles.card, selected && styles.selected)}>
      <Card>
        <StoreDetails
          item={item}
          preferred={store.id === stores.preferredId}
          selected={selected}
          onMap={
            stores.tiles &&
            store.address?.position && (
              <Button
                variant="quiet"
                size="small"
                aria-pressed={selected}
                onClick={() => stores.storePressedInList(store.id)}
              >
                {content.showOnMap}
              </Button>
            )
          }
        >
          <StoreActions store={store} stores={stores} />
        </StoreDetails>
      </Card>
    </div>
  )
})
