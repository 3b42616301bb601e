import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { ScreenAnnouncer } from '../screen/screen-announcer.ts'
import { useService } from '../screen/view-model.tsx'

/** A screen reader says the name of each screen that opens. */
export const Announcement = observer(function Announcement() {
  const { announcement, announcements } = useService(ScreenAnnouncer)
  return (
    <VisuallyHidden role="status">
      {/* The key makes a new element of each title: a region says nothing while its text stays. */}
      <span key={announcements}>{announcement}</span>
    </VisuallyHidden>
  )
})
