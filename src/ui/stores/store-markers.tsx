import type { Id } from '@domain/id.ts'
import type { Coordinates } from '@domain/stores/store.ts'
import { divIcon, icon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'
import { formatInteger } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import pin from './pin.svg'
import pinSelected from './pin-selected.svg'
import { spreadPins } from './spread-pins.ts'
import styles from './store-map.module.css'
import { storeName } from './store-name.ts'
import { storesContent as content } from './stores-content.ts'
import type { PlacedStore } from './stores-view-model.ts'

/** px. Closer pins would cover each other, and could not be pressed one by one. */
const CLUSTER_RADIUS = 56

/** px between two pins: breadth enough for a finger, and with many stores for a part of each pin. */
const APART = 44
const APART_OF_MANY = 28
const FEW_STORES = 30

/** With more stores, pins would cover the whole map: those that are too close are one marker, and only the visible area is drawn. */
const MAX_PINS = 150

/** px: as large as a finger; larger for a number of more characters than fit with room around them. */
const CLUSTER = 44
const WIDE_CLUSTER = 56
const ROOM_OF_CLUSTER = 3

/** At a higher zoom every store has its own marker. */
const LAST_CLUSTERED_ZOOM = 14

/** px of Leaflet's tiles; supercluster's default is 512. */
const TILE_SIZE = 256

/** Markers are also drawn this far outside the map, as a part of its size. */
const OVERHANG = 0.2

interface StoreMarkersProps {
  readonly places: readonly PlacedStore[]
  readonly selectedId: Id | undefined
  readonly onPress: (storeId: Id) => void
}

/** A marker per store (product.md §2), or with very many one for those that are too close at this zoom. */
export function StoreMarkers({ places, selectedId, onPress }: StoreMarkersProps) {
  // The list comes first: for thousands of stores the index takes longer than one frame.
  const shown = useDeferredValue(places)
  const markerOf = (place: PlacedStore, position: Position) => (
    <StoreMarker
      key={place.id}
      place={place}
      position={position}
      selected={place.id === selectedId}
      onPress={onPress}
    />
  )
  const Markers = shown.length <= MAX_PINS ? SpreadMarkers : ClusteredMarkers
  return <Markers places={shown} markerOf={markerOf} />
}

interface MarkersProps {
  readonly places: readonly PlacedStore[]
  readonly markerOf: (place: PlacedStore, position: Position) => ReactNode
}

function SpreadMarkers({ places, markerOf }: MarkersProps) {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const positions = useMemo(() => {
    const own = places.map(({ address }) => map.project(latLngOf(address.position), zoom))
    const spots = spreadPins(own, places.length <= FEW_STORES ? APART : APART_OF_MANY)
    return spots.map(({ x, y }): Position => {
      const { lat, lng } = map.unproject([x, y], zoom)
      return [lat, lng]
    })
  }, [map, places, zoom])
  return places.map((place, index) => markerOf(place, positions[index] ?? latLngOf(place.address.position)))
}

function ClusteredMarkers({ places, markerOf }: MarkersProps) {
  const map = useMap()
  const index = useMemo(() => clusterIndex(places), [places])
  const [area, setArea] = useState(() => areaOf(map))
  useMapEvents({ moveend: () => setArea(areaOf(map)) })
  return index.getClusters(area.bounds, area.zoom).map((feature) => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const { properties } = feature
    if ('place' in properties) return markerOf(properties.place, [latitude, longitude])
    return (
      <ClusterMarker
        key={`cluster-${properties.cluster_id}`}
        position={[latitude, longitude]}
        count={properties.point_count}
        zoom={index.getClusterExpansionZoom(properties.cluster_id)}
      />
    )
  })
}

/** Degrees of latitude and longitude. */
type Position = [latitude: number, longitude: number]

const latLngOf = ({ latitude, longitude }: Coordinates): Position => [latitude, longitude]

interface StoreMarkerProps {
  readonly place: PlacedStore
  /** Where its pin is drawn: at its own place, or beside it. */
  readonly position: Position
  readonly selected: boolean
  readonly onPress: (storeId: Id) => void
}

function StoreMarker({ place, position, selected, onPress }: StoreMarkerProps) {
  const marker = useRef<LeafletMarker>(null)
  const name = shownName(storeName(place.name))

  useEffect(() => {
    marker.current?.getElement()?.setAttribute('aria-pressed', String(selected))
  }, [selected])

  return (
    <Marker
      ref={marker}
      position={position}
      icon={selected ? SELECTED_PIN : PIN}
      alt={name}
      title={name}
      zIndexOffset={selected ? 1000 : 0}
      eventHandlers={onActivation(() => onPress(place.id))}
    />
  )
}

interface ClusterMarkerProps {
  readonly position: Position
  readonly count: number
  /** The zoom at which its stores get their own markers. */
  readonly zoom: number
}

function ClusterMarker({ position, count, zoom }: ClusterMarkerProps) {
  const map = useMap()
  const clusterIcon = useMemo(() => iconOfCluster(count), [count])
  const approach = () => {
    map.setView(position, Math.min(zoom, map.getMaxZoom()))
    // This marker disappears, so its focus goes to the map.
    map.getContainer().focus({ preventScroll: true })
  }
  return <Marker position={position} icon={clusterIcon} eventHandlers={onActivation(approach)} />
}

/** Leaflet makes markers focusable, but Enter and Space do nothing without this. */
function onActivation(activate: () => void) {
  return {
    click: activate,
    keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      activate()
    },
  }
}

/** Our own pictures, because the addresses of Leaflet's pictures are relative to the page. */
const PIN = icon({ iconUrl: pin, iconSize: [34, 44], iconAnchor: [17, 43] })
const SELECTED_PIN = icon({ iconUrl: pinSelected, iconSize: [40, 52], iconAnchor: [20, 51] })

function iconOfCluster(count: number) {
  const bubble = document.createElement('span')
  const text = formatInteger(count)
  bubble.textContent = text
  bubble.setAttribute('role', 'img')
  bubble.setAttribute('aria-label', content.map.cluster(text))
  const size = text.length > ROOM_OF_CLUSTER ? WIDE_CLUSTER : CLUSTER
  return divIcon({ className: styles.cluster ?? '', html: bubble, iconSize: [size, size] })
}

function clusterIndex(places: readonly PlacedStore[]) {
  const index = new Supercluster<{ place: PlacedStore }>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom: LAST_CLUSTERED_ZOOM,
  })
  return index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [place.address.position.longitude, place.address.position.latitude],
      },
      properties: { place },
    })),
  )
}

function areaOf(map: ReturnType<typeof useMap>) {
  const bounds = map.getBounds().pad(OVERHANG)
  const box: [number, number, number, number] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ]
  // Clusters exist for whole zooms only; the next lower one never shows pins too close.
  return { bounds: box, zoom: Math.floor(map.getZoom()) }
}
