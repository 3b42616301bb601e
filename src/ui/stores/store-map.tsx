import type { Cancel } from '@application/clock.ts'
import type { Id } from '@domain/id.ts'
import type { Coordinates } from '@domain/stores/store.ts'
import { divIcon, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MapContainer, Marker, TileLayer, useMap } from 'react-leaflet'
import './leaflet.css'
import { IconButton } from '../kit/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { isMotionReduced } from '../kit/motion.ts'
import { Notice } from '../kit/notice.tsx'
import styles from './store-map.module.css'
import { StoreMarkers } from './store-markers.tsx'
import { storesContent } from './stores-content.ts'
import type { MapView, PlacedStore } from './stores-view-model.ts'

const content = storesContent.map

/** product.md §9. Half steps need a zoomSnap of 0.5. */
const DEFAULT_ZOOM = 8.5
const ZOOM_STEP = 0.5

/** One store with its street; several with their surroundings. */
const STORE_ZOOM = 15
const PLACES_ZOOM = 14
const MAX_ZOOM = 18

export interface MapTiles {
  /** A template with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  readonly attribution: string
}

interface StoreMapProps {
  readonly tiles: MapTiles
  readonly places: readonly PlacedStore[]
  readonly view: MapView
  readonly here: Coordinates | undefined
  readonly selectedId: Id | undefined
  readonly onPress: (storeId: Id) => void
  /** Most tiles did not come: runs `again` when there is a signal, unless it is cancelled before. */
  readonly onMissingTiles: (again: () => void) => Cancel
}

/**
 * The wheel and one finger scroll the page; two fingers, the mouse, the keyboard and the buttons move the map. Leaflet gets no text
 * as HTML.
 */
export function StoreMap({ tiles, places, view, here, selectedId, onPress, onMissingTiles }: StoreMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [tilesBroken, setTilesBroken] = useState(false)
  const [calm] = useState(isMotionReduced)
  const [centre] = useState(() => centreOf(view))
  const [touch] = useState(() => window.matchMedia('(pointer: coarse)').matches)

  useEffect(() => {
    const container = map?.getContainer()
    container?.setAttribute('role', 'group')
    container?.setAttribute('aria-label', content.label)
  }, [map])

  return (
    <Stack gap="tight">
      <div className={styles.stage}>
        <MapContainer
          ref={setMap}
          className={styles.map ?? ''}
          center={centre}
          zoom={DEFAULT_ZOOM}
          zoomSnap={ZOOM_STEP}
          zoomDelta={1}
          maxZoom={MAX_ZOOM}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          dragging={!touch}
          zoomAnimation={!calm}
          fadeAnimation={!calm}
          markerZoomAnimation={!calm}
          inertia={!calm}
        >
          <Tiles url={tiles.tilesUrl} onSettled={setTilesBroken} onMissing={onMissingTiles} />
          <StoreMarkers places={places} selectedId={selectedId} onPress={onPress} />
          {here && (
            <Marker
              position={[here.latitude, here.longitude]}
              icon={HERE}
              interactive={false}
              keyboard={false}
            />
          )}
          {/* Last, so that the markers already listen when this moves the map. */}
          <View view={view} animate={!calm} />
        </MapContainer>
        <div className={styles.zoom}>
          <IconButton label={content.zoomIn} icon={<Plus />} onClick={() => map?.zoomIn()} />
          <IconButton label={content.zoomOut} icon={<Minus />} onClick={() => map?.zoomOut()} />
        </div>
      </div>
      <p className={styles.notes}>
        <span className={styles.touchHint}>{content.touchHint}</span>
        <span>{tiles.attribution}</span>
      </p>
      <div role="status">{tilesBroken && <Notice>{content.brokenTiles}</Notice>}</div>
    </Stack>
  )
}

interface TilesProps {
  readonly url: string
  /** Called after each batch of tiles; `broken` when most of them failed. */
  readonly onSettled: (broken: boolean) => void
  readonly onMissing: StoreMapProps['onMissingTiles']
}

function Tiles({ url, onSettled, onMissing }: TilesProps) {
  const [attempt, setAttempt] = useState(0)
  const counts = useRef({ came: 0, failed: 0 })
  const stopWaiting = useRef<Cancel>(() => {})
  useEffect(() => () => stopWaiting.current(), [])

  const settled = () => {
    const { came, failed } = counts.current
    const broken = failed > came
    onSettled(broken)
    stopWaiting.current()
    // We replace the whole layer, because Leaflet does not ask again for a tile that failed. Its `redraw` would ask for tiles of zoom
    // 8.5, which no server has. Where only a few tiles are missing, the layer stays, or the others would go too.
    if (broken) stopWaiting.current = onMissing(() => setAttempt(attempt + 1))
  }

  return (
    <TileLayer
      key={attempt}
      url={url}
      maxZoom={MAX_ZOOM}
      // The page sends no referrer, but servers of maps refuse requests without one.
      referrerPolicy="strict-origin"
      eventHandlers={{
        loading: () => {
          counts.current = { came: 0, failed: 0 }
        },
        tileload: () => {
          counts.current.came++
        },
        tileerror: () => {
          counts.current.failed++
        },
        load: settled,
      }}
    />
  )
}

/** Moves the map when the view changes; otherwise the map stays where the customer moved it. */
function View({ view, animate }: { readonly view: MapView; readonly animate: boolean }) {
  const map = useMap()
  useEffect(() => {
    switch (view.kind) {
      case 'around':
        map.setView(point(view.position), DEFAULT_ZOOM, { animate: false })
        break
      case 'places':
        map.fitBounds(boundsOf(view.positions), {
          // px, for the height of a pin and the buttons at the right edge.
          paddingTopLeft: [32, 56],
          paddingBottomRight: [80, 24],
          maxZoom: PLACES_ZOOM,
          animate: false,
        })
        break
      case 'store':
        map.setView(point(view.position), Math.max(map.getZoom(), STORE_ZOOM), { animate })
    }
  }, [map, view, animate])
  return null
}

/** The customer's position. It is only drawn, because a notice above the list says it in words. */
const HERE = divIcon({
  className: styles.here ?? '',
  html: document.createElement('span'),
  iconSize: [22, 22],
})

const point = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude]

function centreOf(view: MapView): [number, number] {
  if (view.kind !== 'places') return point(view.position)
  const { lat, lng } = boundsOf(view.positions).getCenter()
  return [lat, lng]
}

/** With plain numbers, because Leaflet would make an object of each point, and there may be thousands. */
function boundsOf(positions: readonly Coordinates[]) {
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const { latitude, longitude } of positions) {
    south = Math.min(south, latitude)
    west = Math.min(west, longitude)
    north = Math.max(north, latitude)
    east = Math.max(east, longitude)
  }
  return latLngBounds([south, west], [north, east])
}
