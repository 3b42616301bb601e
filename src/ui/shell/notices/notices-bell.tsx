import { Bell } from 'lucide-react'
import { useState } from 'react'
import hidden from '../../kit/visually-hidden.module.css'
import { ErrorBoundary } from '../../screen/error-boundary.tsx'
import { usePart } from '../../screen/lazy-part.ts'
import { useQuiet } from '../../screen/quiet.ts'
import { shellContent } from '../shell-content.ts'
import { useOpenedPart } from '../use-opened-part.ts'
import styles from './notices-bell.module.css'

const content = shellContent.notices

const loadNotices = async () => (await import('./notices.tsx')).Notices

/** Shows how many notices are new. The code that counts them comes after the screen. */
export function NoticesBell() {
  const Notices = usePart(loadNotices, 'lapsing', 'campaigns')
  const isQuiet = useQuiet()
  const [open, setOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  const name = unread > 0 ? content.titleWithNew(unread) : content.title
  const close = () => setOpen(false)
  const awaited = useOpenedPart(Notices, open, close)
  return (
    <>
      <button type="button" className={styles.bell} title={name} onClick={() => setOpen(true)}>
        <Bell data-awaited={awaited} />
        <span className={hidden.hidden}>{name}</span>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      {/* The customer did not ask for this, so a failure shows no message. */}
      <ErrorBoundary scope={open ? 'widget' : 'unseen'}>
        {(isQuiet || open) && <Notices open={open} onClose={close} onCount={setUnread} />}
      </ErrorBoundary>
    </>
  )
}
