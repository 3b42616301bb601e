import { useEffect, useState } from 'react'
import { useCloseOnMove } from './use-close-on-move.ts'

/**
 * For the button of a part that opens over the screen. A step closes it even before its code has come: it would open over another screen.
 * @returns whether the press still waits for that code.
 */
export function useOpenedPart(part: { fetch(): Promise<void> }, open: boolean, close: () => void): boolean {
  useCloseOnMove(close)
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const end = () => setEnded(true)
    if (open) part.fetch().then(end, end)
  }, [part, open])
  return open && !ended
}
