import { useEffect } from 'react'
import { Navigation } from '../screen/navigation.ts'
import { useService } from '../screen/view-model.tsx'

/**
 * Closes what is open over the screen when the customer goes to another screen, for example with the browser's Back. Before the next
 * screen is drawn: a dialog that is still open would keep the focus from its heading.
 */
export function useCloseOnMove(close: () => void): void {
  const navigation = useService(Navigation)
  useEffect(() => navigation.onStep(close), [navigation, close])
}
