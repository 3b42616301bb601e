import { startTransition, useEffect, useState } from 'react'
import { ReadOrder } from './read-order.ts'
import { useService } from './view-model.tsx'

/** Milliseconds in which the first screen loads alone: its own calls and pictures go first. */
const HEAD_START = 1000

/**
 * Runs what can wait until the first screen is usable and the browser has nothing to do. Safari does not say when it is idle.
 * @returns a function that prevents it.
 */
export function whenQuiet(order: ReadOrder, run: () => void): () => void {
  let isGone = false
  const timer = setTimeout(async () => {
    await order.turnOfLast()
    if (isGone) return
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => isGone || run())
    else run()
  }, HEAD_START)
  return () => {
    isGone = true
    clearTimeout(timer)
  }
}

/** False until {@link whenQuiet} runs. */
export function useQuiet(): boolean {
  const order = useService(ReadOrder)
  const [quiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(order, () => startTransition(() => setQuiet(true))), [order])
  return quiet
}

/** False while the screen reads what it shows first; the rest of it is drawn afterwards. */
export const useAfterFirstReads = (): boolean => useAfter(useService(ReadOrder), turnOfLast)

const turnOfLast = (order: ReadOrder) => order.turnOfLast()

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
