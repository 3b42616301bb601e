import { PressedNotifications } from '@application/push/pressed-notifications.ts'
import { useEffect } from 'react'
import { keepFocus } from '../kit/kept-focus.ts'
import { ignoreMisplacedPresses } from '../kit/misplaced-presses.ts'
import { pauseWhileHidden } from '../kit/pause-while-hidden.ts'
import { Toasts } from '../kit/toasts.ts'
import { Navigation } from '../screen/navigation.ts'
import { useService } from '../screen/view-model.tsx'
import { UpdateNotice } from '../updates/update-notice.tsx'

/** What the whole portal needs, but not before its first screen is quiet. */
export function QuietParts() {
  const pressed = useService(PressedNotifications)
  const navigation = useService(Navigation)
  const toasts = useService(Toasts)
  useEffect(() => keepFocus(document), [])
  useEffect(() => ignoreMisplacedPresses(document), [])
  useEffect(() => pauseWhileHidden(document, toasts), [toasts])
  // On every screen: a customer whose session has expired signs in first, and is then led there.
  useEffect(() => pressed.subscribe((screen) => navigation.go(screen)), [pressed, navigation])
  return <UpdateNotice />
}
