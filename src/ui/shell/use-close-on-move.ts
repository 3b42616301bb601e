import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Closes what is open over the screen when the customer goes to another screen, for example with the browser's Back. */
export function useCloseOnMove(close: () => void): void {
  const [path] = useLocation()
  const openedOn = useRef(path)
  useEffect(() => {
    if (path === openedOn.current) return
    openedOn.current = path
    close()
  }, [path, close])
}
