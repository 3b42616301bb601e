import { WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useViewModel } from '../screen/view-model.tsx'
import { ConnectionViewModel } from './connection-view-model.ts'
import styles from './offline-bar.module.css'
import { shellContent } from './shell-content.ts'

/** Says quietly, for as long as it lasts, why the screens may be old. The region is always there, so that it is heard. */
export const OfflineBar = observer(function OfflineBar() {
  const { offline } = useViewModel(ConnectionViewModel)
  return (
    <div role="status">
      {offline && (
        <p className={styles.bar}>
          <WifiOff />
          {shellContent.offline}
        </p>
      )}
    </div>
  )
})
