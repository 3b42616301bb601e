import { startTransition, useEffect, useState } from 'react'

/** Runs once the frame that is being made now is on the screen. @returns what cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted right after its callbacks, so what a callback puts off comes after the painting.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** False until the rest of the screen has been painted. */
export function useAfterPaint(): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setAfter(true))), [])
  return after
}
