import { useEffect } from 'react'
import { Navigation } from '../screen/navigation.ts'
import { useService } from '../screen/view-model.tsx'

/**
 * Closes what is open over the screen at each step, for example with the browser's Back; also at a step to the same screen, which lies
 * below. Before the next screen is drawn: a dialog that is still open would keep the focus from its heading.
 */
export function useCloseOnMove(close: () => void): void {
  const navigation = useService(Navigation)
  useEffect(() => navigation.onStep(close), [navigation, close])
}
