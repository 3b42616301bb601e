import { startTransition, useEffect, useState } from 'react'
import { ReadOrder } from './read-order.ts'
import { useService } from './view-model.tsx'

/** Milliseconds in which the first screen loads alone: its own calls and pictures go first. */
const HEAD_START = 1000

/** Resolves when the first screen is usable and the browser has nothing to do. Safari does not say when it is idle. */
export async function untilQuiet(order: ReadOrder): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, HEAD_START))
  await order.untilReadsEnd()
  if ('requestIdleCallback' in window) await new Promise((resolve) => window.requestIdleCallback(resolve))
}

/** False until {@link untilQuiet} resolves. */
export const useQuiet = (): boolean => useAfter(useService(ReadOrder), untilQuiet)

/** False while the screen reads what it shows first; the rest of it is drawn afterwards. */
export const useAfterFirstReads = (): boolean => useAfter(useService(ReadOrder), untilReadsEnd)

const untilReadsEnd = (order: ReadOrder) => order.untilReadsEnd()

/**
 * False until `comes` resolves. What is shown then is drawn in small steps, because the rest of a screen is long.
 * @param comes the same function at every drawing.
 */
export function useAfter<Source>(source: Source, comes: (source: Source) => Promise<unknown>): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => {
    let isGone = false
    void comes(source).then(() => {
      if (!isGone) startTransition(() => setAfter(true))
    })
    return () => {
      isGone = true
    }
  }, [source, comes])
  return after
}
