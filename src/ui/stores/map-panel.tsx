import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useAfterPaint } from '../kit/after-paint.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Notice } from '../kit/notice.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { StoreDetails } from './store-details.tsx'
import type { MapTiles } from './store-map.tsx'
import { storesContent as content } from './stores-content.ts'
import styles from './stores-page.module.css'
import type { StoresViewModel } from './stores-view-model.ts'

/** Loaded apart, so that the list does not wait for Leaflet. */
const StoreMap = lazyPart(async () => (await import('./store-map.tsx')).StoreMap)

interface MapPanelProps {
  readonly stores: StoresViewModel
  readonly tiles: MapTiles
  readonly onSkip: () => void
}

export const MapPanel = observer(function MapPanel({ stores, tiles, onSkip }: MapPanelProps) {
  const frame = useRef<HTMLElement>(null)
  const { view, selected } = stores
  // Leaflet makes the browser lay out the whole page, which takes long on a phone: the customer sees the list before.
  const mapComes = useAfterPaint()

  useEffect(() => {
    if (view?.kind === 'store') frame.current?.scrollIntoView({ block: 'nearest' })
  }, [view])

  return (
    <section ref={frame} className={styles.mapPanel} aria-label={content.map.region}>
      {view ? (
        <>
          <div className={styles.skip}>
            <Button onClick={onSkip}>{content.map.skip}</Button>
          </div>
          <ErrorBoundary scope="widget">
            {mapComes ? (
              <StoreMap
                tiles={tiles}
                places={stores.placed}
                view={view}
                here={stores.here}
                selectedId={stores.selectedId}
                onPress={stores.storePressedOnMap}
                onMissingTiles={stores.tilesMissing}
                fallback={<MapPlaceholder />}
              />
            ) : (
              <MapPlaceholder />
            )}
          </ErrorBoundary>
        </>
      ) : (
        stores.lacksPositions && <Notice>{content.map.noPositions}</Notice>
      )}
      <div aria-live="polite" className={styles.selection}>
        {selected && (
          <Card>
            <StoreDetails item={selected} preferred={selected.store.id === stores.preferredId} selected />
          </Card>
        )}
      </div>
    </section>
  )
})

/** Keeps the room of the map until its code has come. */
export function MapPlaceholder() {
  return (
    <div className={styles.mapPlace}>
      <Skeleton height="100%" />
    </div>
  )
}
