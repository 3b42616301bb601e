import type { Coordinates } from '@domain/stores/store.ts'

/** Degrees: about 100 km, which is what a map of the usual zoom shows. */
const CELL = 1

/**
 * Where most of these places are, for a map that cannot show all of them at once: the middle of the most crowded field of a grid.
 * Undefined without places.
 */
export function crowdedPlace(places: readonly Coordinates[]): Coordinates | undefined {
  const cells = new Map<string, Coordinates[]>()
  for (const place of places) {
    const key = `${Math.floor(place.latitude / CELL)} ${Math.floor(place.longitude / CELL)}`
    const cell = cells.get(key)
    if (cell) cell.push(place)
    else cells.set(key, [place])
  }
  let fullest: readonly Coordinates[] = []
  for (const cell of cells.values()) if (cell.length > fullest.length) fullest = cell
  if (fullest.length === 0) return undefined
  return {
    latitude: mean(fullest.map((place) => place.latitude)),
    longitude: mean(fullest.map((place) => place.longitude)),
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
