/** A place on the map's plane, in px. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The height of a row of a grid in which each point is as far from its six neighbours. */
const ROW = Math.sqrt(3) / 2

/**
 * Where pins stand so that each of them can be pressed: at its own place, or where another pin is too close, at the nearest free
 * point of a grid, because a grid has room for the most pins. The earlier ones come first.
 *
 * @param apart px, the least distance between two pins.
 */
export function spreadPins(places: readonly Spot[], apart: number): readonly Spot[] {
  const taken: Spot[] = []
  const isFree = (spot: Spot) => taken.every((other) => squared(other, spot) >= apart * apart)
  const steps = stepsFromTheMiddle(places.length)
  // A little more, so that rounding brings no two of its points too close.
  const side = apart + 0.01
  const toGrid = ({ column, row }: Step): Spot => ({ x: (column + row / 2) * side, y: row * ROW * side })
  for (const place of places) {
    const row = Math.round(place.y / (ROW * side))
    const column = Math.round(place.x / side - row / 2)
    const after = (step: Step) => toGrid({ column: column + step.column, row: row + step.row })
    const step = isFree(place) ? undefined : steps.find((step) => isFree(after(step)))
    taken.push(step ? after(step) : place)
  }
  return taken
}

/** In a grid whose rows each begin half a step further than the one above. */
interface Step {
  readonly column: number
  readonly row: number
}

/** The steps from a point of the grid to those around it, the nearest first. Each pin occupies at most seven points. */
function stepsFromTheMiddle(pins: number): readonly Step[] {
  const most = Math.ceil(Math.sqrt(3 * pins)) + 1
  const range = Array.from({ length: 2 * most + 1 }, (_, index) => index - most)
  const lengthOf = ({ column, row }: Step) => column * column + column * row + row * row
  return range
    .flatMap((row) => range.map((column) => ({ column, row })))
    .sort((one, other) => lengthOf(one) - lengthOf(other))
}

const squared = (one: Spot, other: Spot): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2
