import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { ScreenAnnouncer } from '../screen/screen-announcer.ts'
import { useService } from '../screen/view-model.tsx'

/** Tells a customer who does not see the page which screen has opened. */
export const Announcement = observer(function Announcement() {
  const { announcement } = useService(ScreenAnnouncer)
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
})
