import { observer } from 'mobx-react-lite'
import { useViewModel } from '../screen/view-model.tsx'
import { ConnectionBannerViewModel } from './connection-banner-view-model.ts'
import { registerContent as content } from './register-content.ts'
import styles from './register-page.module.css'

/** Shown while the server cannot be reached. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { online } = useViewModel(ConnectionBannerViewModel)
  return (
    <div role="alert" className={styles.banner}>
      {!online && <p className={styles.offline}>{content.offline}</p>}
    </div>
  )
})
