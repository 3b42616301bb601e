import { useEffect } from 'react'
import { Navigation } from '../screen/navigation.ts'
import { useService } from '../screen/view-model.tsx'

/**
 * Closes what is open over the screen at each step, for example with the browser's Back; also at a step to the screen below it. It closes
 * before the next screen is drawn: an open dialog would keep the focus, and the new heading could not take it.
 */
export function useCloseOnMove(close: () => void): void {
  const navigation = useService(Navigation)
  useEffect(() => navigation.onStep(close), [navigation, close])
}
