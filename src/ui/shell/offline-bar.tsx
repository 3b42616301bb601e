import { WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useViewModel } from '../screen/view-model.tsx'
import { ConnectionViewModel } from './connection-view-model.ts'
import styles from './offline-bar.module.css'
import { shellContent } from './shell-content.ts'

/** Says why the screens may be old. The region is always in the page, so that a screen reader announces it. */
export const OfflineBar = observer(function OfflineBar() {
  const { offline, deviceOnline } = useViewModel(ConnectionViewModel)
  return (
    <div role="status">
      {offline && (
        <p className={styles.bar}>
          <WifiOff />
          {deviceOnline ? shellContent.unreachable : shellContent.offline}
        </p>
      )}
    </div>
  )
})
