import { useEffect } from 'react'

/** For what failed, perhaps because there was no signal: tries it again when the signal is back. */
export function useAgainOnline(hasFailed: boolean, again: () => void): void {
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
}
