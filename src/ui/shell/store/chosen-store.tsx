import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import hidden from '../../kit/visually-hidden.module.css'
import { ErrorBoundary } from '../../screen/error-boundary.tsx'
import { usePart } from '../../screen/lazy-part.ts'
import { TitleCase } from '../../screen/title-case.tsx'
import { useViewModel } from '../../screen/view-model.tsx'
import { storeName } from '../../stores/store-name.ts'
import { shellContent } from '../shell-content.ts'
import { useOpenedPart } from '../use-opened-part.ts'
import styles from './chosen-store.module.css'
import { ChosenStoreViewModel } from './chosen-store-view-model.ts'

const content = shellContent.store

const loadPicker = async () => (await import('./store-picker.tsx')).StorePicker

/** The customer's store, and its choice from any screen; on phones the bar has room for the pin alone. */
export const ChosenStore = observer(function ChosenStore() {
  const { name, isChosen, isKnown } = useViewModel(ChosenStoreViewModel)
  const StorePicker = usePart(loadPicker, 'stores')
  const [choosing, setChoosing] = useState(false)
  const close = useCallback(() => setChoosing(false), [])
  const awaited = useOpenedPart(StorePicker, choosing, close)
  return (
    <>
      <button
        type="button"
        className={styles.store}
        data-known={isKnown || undefined}
        onClick={() => setChoosing(true)}
      >
        <MapPin data-awaited={awaited} />
        {isChosen ? (
          <>
            <span className={hidden.hidden}>{name === undefined ? content.title : content.yours}</span>
            {name !== undefined && (
              <span className={styles.name}>
                <TitleCase name={storeName(name)} />
              </span>
            )}
          </>
        ) : (
          <span className={styles.name}>{content.choose}</span>
        )}
      </button>
      <ErrorBoundary scope="widget">{choosing && <StorePicker onClose={close} />}</ErrorBoundary>
    </>
  )
})
