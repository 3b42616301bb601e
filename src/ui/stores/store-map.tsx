import type { Coordinates } from '@domain/stores/store.ts'
import { divIcon, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MapContainer, Marker, TileLayer, useMap } from 'react-leaflet'
import './leaflet.css'
import { IconButton } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import styles from './store-map.module.css'
import { StoreMarkers } from './store-markers.tsx'
import { storesContent } from './stores-content.ts'
import type { MapView, PlacedStore } from './stores-view-model.ts'

const content = storesContent.map

/** product.md §9. Leaflet keeps half steps only when it is told to snap to them. */
const DEFAULT_ZOOM = 8.5
const ZOOM_STEP = 0.5

/** A store from near enough to see its street, and several from far enough to see their surroundings. */
const STORE_ZOOM = 15
const PLACES_ZOOM = 14
const LARGEST_ZOOM = 18

/** px. A pin stands above its place, and the buttons lie over the right edge. */
const MARGIN = { topLeft: [32, 56], bottomRight: [80, 24] } as const satisfies Record<
  string,
  [number, number]
>

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
  readonly selectedId: number | undefined
  readonly onPress: (storeId: number) => void
}

/**
 * The stores on a Leaflet map. It never holds on to somebody who only wants to scroll by: the wheel and one finger move the page,
 * two fingers, the mouse, the keyboard and the buttons move the map. Nothing is handed to Leaflet as HTML.
 */
export function StoreMap({ tiles, places, view, here, selectedId, onPress }: StoreMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [tilesBroken, setTilesBroken] = useState(false)
  const [calm] = useState(() => matches('(prefers-reduced-motion: reduce)'))
  const [touch] = useState(() => matches('(pointer: coarse)'))

  useEffect(() => {
    const container = map?.getContainer()
    container?.setAttribute('role', 'group')
    container?.setAttribute('aria-label', content.label)
  }, [map])

  return (
    <div className={styles.frame}>
      <div className={styles.stage}>
        <MapContainer
          ref={setMap}
          className={styles.map ?? ''}
          center={centre(view)}
          zoom={DEFAULT_ZOOM}
          zoomSnap={ZOOM_STEP}
          zoomDelta={1}
          maxZoom={LARGEST_ZOOM}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          dragging={!touch}
          zoomAnimation={!calm}
          fadeAnimation={!calm}
          markerZoomAnimation={!calm}
          inertia={!calm}
        >
          <Tiles url={tiles.tilesUrl} onSettled={setTilesBroken} />
          <StoreMarkers places={places} selectedId={selectedId} onPress={onPress} />
          {here && (
            <Marker
              position={[here.latitude, here.longitude]}
              icon={HERE}
              interactive={false}
              keyboard={false}
            />
          )}
          {/* Last, so that the markers already listen when it moves the map. */}
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
    </div>
  )
}

interface TilesProps {
  readonly url: string
  /** Told after each batch of tiles whether most of them could not be had. */
  readonly onSettled: (broken: boolean) => void
}

function Tiles({ url, onSettled }: TilesProps) {
  const counts = useRef({ came: 0, failed: 0 })
  return (
    <TileLayer
      url={url}
      maxZoom={LARGEST_ZOOM}
      // The page tells nobody where it comes from; servers of maps refuse those who do not say.
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
        load: () => onSettled(counts.current.failed > counts.current.came),
      }}
    />
  )
}

/** Moves the map where it should look whenever that changes; in between it stays where the customer moved it. */
function View({ view, animate }: { readonly view: MapView; readonly animate: boolean }) {
  const map = useMap()
  useEffect(() => {
    switch (view.kind) {
      case 'around':
        map.setView(point(view.position), DEFAULT_ZOOM, { animate: false })
        break
      case 'places':
        map.fitBounds(latLngBounds(view.positions.map(point)), {
          paddingTopLeft: MARGIN.topLeft,
          paddingBottomRight: MARGIN.bottomRight,
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

/** Where the customer is: only drawn, and told in words above the list. */
const HERE = divIcon({
  className: styles.here ?? '',
  html: document.createElement('span'),
  iconSize: [22, 22],
})

const point = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude]

function centre(view: MapView): [number, number] {
  if (view.kind !== 'places') return point(view.position)
  const { lat, lng } = latLngBounds(view.positions.map(point)).getCenter()
  return [lat, lng]
}

const matches = (query: string): boolean => window.matchMedia(query).matches
