import type { StoreAtDistance } from '@domain/stores/distance.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { StoreDetails } from './store-details.tsx'
import { storesContent as content } from './stores-content.ts'
import styles from './stores-page.module.css'
import type { StoresViewModel } from './stores-view-model.ts'

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
        <StoreDetails item={item} preferred={store.id === stores.preferredId} selected={selected}>
          {stores.tiles && store.address?.position && (
            <Button
              variant="quiet"
              aria-pressed={selected}
              onClick={() => stores.storePressedInList(store.id)}
            >
              {content.showOnMap}
            </Button>
          )}
        </StoreDetails>
      </Card>
    </div>
  )
})
