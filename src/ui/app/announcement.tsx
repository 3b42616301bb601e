import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { ScreenAnnouncer } from '../screen/screen-announcer.ts'
import { useService } from '../screen/view-model.tsx'

/** A screen reader says the name of each screen that opens. */
export const Announcement = observer(function Announcement() {
  const { announcement } = useService(ScreenAnnouncer)
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
})
