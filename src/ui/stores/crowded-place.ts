import { groupBy } from '@domain/group-by.ts'
import type { Coordinates } from '@domain/stores/store.ts'

/** Of one degree: about 100 km, the width of the map at the usual zoom. A number, because ten thousand texts would take longer. */
const cellOf = ({ latitude, longitude }: Coordinates): number =>
  Math.floor(latitude) * 1000 + Math.floor(longitude)

/** The middle of the grid cell with the most places, for a map that cannot show all of them; undefined without places. */
export function crowdedPlace(places: readonly Coordinates[]): Coordinates | undefined {
  const cells = groupBy(places, cellOf)
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
