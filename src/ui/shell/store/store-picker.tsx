import { LocateFixed, Map as MapIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import words from '../../kit/words.module.css'
import { LoadView } from '../../screen/load-view.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { useViewModel } from '../../screen/view-model.tsx'
import { LocationNotice } from '../../stores/location-notice.tsx'
import { StoreField } from '../../stores/store-field.tsx'
import { formatDistance } from '../../stores/store-links.ts'
import { storeName } from '../../stores/store-name.ts'
import { storesContent } from '../../stores/stores-content.ts'
import styles from './store-picker.module.css'
import { storePickerContent as content } from './store-picker-content.ts'
import { StorePickerViewModel } from './store-picker-view-model.ts'

interface StorePickerProps {
  readonly onClose: () => void
}

/** One choice for all screens: from the list, or one of the nearest. */
export const StorePicker = observer(function StorePicker({ onClose }: StorePickerProps) {
  const picker = useViewModel(StorePickerViewModel)
  useEffect(() => {
    const chosen = () => {
      // With the keyboard each arrow in the drop-down chooses a store, so the dialog stays until it is closed.
      if (!document.activeElement?.matches('select:focus-visible')) onClose()
    }
    picker.begin(chosen)
  }, [picker, onClose])
  const mapPressed = () => {
    onClose()
    picker.mapPressed()
  }
  return (
    <Dialog open title={content.title} onClose={onClose}>
      <Stack>
        <p className={words.muted}>{content.why}</p>
        <StoreField choice={picker.choice} />
        <Button
          fullWidth
          icon={<LocateFixed />}
          busy={picker.locating.busy}
          busyLabel={storesContent.locating}
          onClick={() => void picker.locatePressed()}
        >
          {storesContent.locate}
        </Button>
        <LocationNotice searching={picker.locating.busy}>{locationWords(picker)}</LocationNotice>
        {picker.nearest.state.status !== 'idle' && <Nearest picker={picker} />}
        <Button variant="quiet" fullWidth icon={<MapIcon />} onClick={mapPressed}>
          {content.map}
        </Button>
      </Stack>
    </Dialog>
  )
})

/** The nearest stores are visible on the screen, so only a screen reader says that they have come. */
function locationWords({ problem, suggested }: StorePickerViewModel) {
  if (problem) return <Notice>{content.location[problem]}</Notice>
  return suggested.length > 0 && <VisuallyHidden>{content.near}</VisuallyHidden>
}

const Nearest = observer(function Nearest({ picker }: { readonly picker: StorePickerViewModel }) {
  return (
    <LoadView
      load={picker.nearest}
      what={storesContent.what.stores}
      failedAs="line"
      skeleton={<Skeleton height="9rem" />}
      isEmpty={() => picker.suggested.length === 0}
      empty={<p>{content.noneNear}</p>}
    >
      {() => (
        <ul className={styles.nearest}>
          {picker.suggested.map(({ store, distance }) => (
            <li key={store.id}>
              <button type="button" className={styles.store} onClick={() => picker.choice.choose(store.id)}>
                <span className={words.name}>
                  <TitleCase name={storeName(store.name)} />
                </span>
                {distance !== undefined && (
                  <span className={words.quiet}>{storesContent.distance(formatDistance(distance))}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </LoadView>
  )
})
