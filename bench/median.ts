/** The middle value; of an even number of values the upper of the two in the middle, so that no figure looks better than it was. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing')
  return middle
}

/** The median of one number that each run has. */
export const medianOf = <Run>(runs: readonly Run[], number: (run: Run) => number): number =>
  median(runs.map(number))
