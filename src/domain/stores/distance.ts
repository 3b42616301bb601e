import { compareKnown } from '../compare-known.ts'
import type { Coordinates, Store } from './store.ts'

/** Kilometres. */
const EARTH_RADIUS = 6371.0088

/** In a straight line over the surface, in kilometres (haversine). */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const latitudes = radians(b.latitude - a.latitude)
  const longitudes = radians(b.longitude - a.longitude)
  const halfChord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2
  // For opposite places rounding may give a little more than 1, which has no arc sine.
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}

/** A store as seen from somewhere. */
export interface StoreAtDistance {
  readonly store: Store
  /** Kilometres; undefined when one of the two places is unknown. */
  readonly distance: number | undefined
}

/** Nearest first, and last those whose place is not known. Without a place to look from, the order stays. */
export function nearestFirst(stores: readonly Store[], from: Coordinates | undefined): StoreAtDistance[] {
  if (from === undefined) return stores.map((store) => ({ store, distance: undefined }))
  return stores
    .map((store) => {
      const position = store.address?.position
      return { store, distance: position && distanceBetween(from, position) }
    })
    .sort((a, b) => compareKnown(a.distance, b.distance, (one, other) => one - other))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
