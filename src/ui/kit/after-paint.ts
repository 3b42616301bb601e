import { startTransition, useEffect, useState } from 'react'

/** Runs after the next frame is on the screen. @returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The browser paints right after these callbacks, so a timer that starts here ends after the painting.
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
