import { useEffect, useEffectEvent } from 'react'

/** For what failed, perhaps because there was no signal: tries it again when the signal is back. */
export function useAgainOnline(hasFailed: boolean, again: () => void): void {
  const isOnline = useEffectEvent(again)
  useEffect(() => {
    if (!hasFailed) return
    const heard = () => isOnline()
    window.addEventListener('online', heard)
    return () => window.removeEventListener('online', heard)
  }, [hasFailed])
}
