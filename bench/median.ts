/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[(values.length - 1) / 2]
  if (middle === undefined) throw new Error(`${values.length} values have no middle one`)
  return middle
}

/** The median of one number that each run has. */
export const medianOf = <Run>(runs: readonly Run[], number: (run: Run) => number): number =>
  median(runs.map(number))
