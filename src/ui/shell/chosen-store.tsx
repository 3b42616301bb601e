import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { paths } from '../screen/paths.ts'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './chosen-store.module.css'
import { ChosenStoreViewModel } from './chosen-store-view-model.ts'
import { shellContent } from './shell-content.ts'

/** The customer's store, with the way to all of them; on phones the bar has no room for it. */
export const ChosenStore = observer(function ChosenStore() {
  const { name } = useViewModel(ChosenStoreViewModel)
  if (name === undefined) return null
  return (
    <Link href={paths.stores} className={styles.store}>
      <MapPin />
      <span className={styles.name}>
        <VisuallyHidden>{shellContent.chosenStore}</VisuallyHidden> {name}
      </span>
    </Link>
  )
})
