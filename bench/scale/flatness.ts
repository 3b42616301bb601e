import { medianOf } from '../median.ts'
import type { Visit } from './visit.ts'

/** How many rows a list has. The last must cost no more than the second, times {@link MAX_RATIO}. */
export const COUNTS = [10, 100, 1000, 10_000] as const

export const MAX_RATIO = 1.3

/** One frame of a screen, in milliseconds. A person does not see a shorter difference. */
const FRAME = 1000 / 60

/** One line of a table. */
export interface Figure {
  readonly name: string
  readonly unit: 'ms' | 'MiB' | ''
  /** One for each of the counts: the median of the runs. */
  readonly values: readonly number[]
  /** What the long answer alone costs in every portal. The comparison does not count it. */
  readonly floor?: readonly number[]
  /** Undefined for a part of the figure above it, which is not judged by itself. */
  readonly isFlat?: boolean
}

/** Whether the longest list costs no more than it may. */
export function isFlat(
  values: readonly number[],
  floor: readonly number[] | undefined,
  unit: Figure['unit'],
): boolean {
  const [before, after] = aboveFloor(values, floor)
  return after <= before * MAX_RATIO || (unit === 'ms' && after - before <= FRAME)
}

export function ratio({ values, floor }: Figure): number {
  const [before, after] = aboveFloor(values, floor)
  return after / before
}

/** What the second and the longest list cost beyond the long answer alone. */
function aboveFloor(values: readonly number[], floor: readonly number[] = []): readonly [number, number] {
  const costAt = (position: number) => (values.at(position) ?? Number.NaN) - (floor.at(position) ?? 0)
  return [costAt(1), costAt(-1)]
}

/** @param runs the visits of each count, in the order of the counts. */
export function figuresOf(runs: readonly (readonly Visit[])[], inOneAnswer: boolean): readonly Figure[] {
  const median = (number: (visit: Visit) => number) => runs.map((visits) => medianOf(visits, number))
  const judged = (figure: Omit<Figure, 'isFlat'>): Figure => ({
    ...figure,
    isFlat: isFlat(figure.values, figure.floor, figure.unit),
  })
  const parse = median((visit) => visit.parse)
  const answerHeap = median((visit) => visit.answerHeap)
  const fromAnswer = median((visit) => visit.fromAnswer)
  return [
    judged({
      name: 'first rows',
      unit: 'ms',
      values: median((visit) => visit.firstRows),
      ...(inOneAnswer && { floor: parse }),
    }),
    ...(inOneAnswer
      ? [
          { name: '… from the answer to its rows', unit: 'ms', values: fromAnswer } as const,
          { name: '… `JSON.parse` alone', unit: 'ms', values: parse } as const,
        ]
      : []),
    judged({ name: 'slowest key or press', unit: 'ms', values: median((visit) => visit.reaction) }),
    judged({
      name: 'frame of scrolling',
      unit: 'ms',
      values: median((visit) => visit.scrollFrame),
    }),
    judged({
      name: 'memory',
      unit: 'MiB',
      values: median((visit) => visit.heap),
      ...(inOneAnswer && { floor: answerHeap }),
    }),
    ...(inOneAnswer ? [{ name: '… the parsed answer alone', unit: 'MiB', values: answerHeap } as const] : []),
    judged({ name: 'elements in the page', unit: '', values: median((visit) => visit.elements) }),
  ]
}
