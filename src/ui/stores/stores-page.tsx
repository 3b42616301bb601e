import { LocateFixed, MapPinOff, Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Stack } from '../kit/layout.tsx'
import { LongList } from '../kit/long-list.tsx'
import { Notice } from '../kit/notice.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { Skeleton, SkeletonCard } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatInteger } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { LocationNotice } from './location-notice.tsx'
import { MapPanel, MapPlaceholder } from './map-panel.tsx'
import { StoreCard } from './store-card.tsx'
import { storesContent as content } from './stores-content.ts'
import styles from './stores-page.module.css'
import { StoresViewModel } from './stores-view-model.ts'

/** The list is complete without the map, which may be missing (product.md §2). */
export const StoresPage = observer(function StoresPage({ title }: ScreenProps) {
  const stores = useViewModel(StoresViewModel)
  return (
    <Page title={title}>
      <LoadView
        load={stores.stores}
        skeleton={<StoresSkeleton withMap={stores.tiles !== undefined} />}
        what={content.what.stores}
        empty={
          <EmptyState icon={<Store />} title={content.empty}>
            {content.emptyHint}
          </EmptyState>
        }
      >
        {() => <Stores stores={stores} />}
      </LoadView>
    </Page>
  )
})

interface StoresProps {
  readonly stores: StoresViewModel
}

const Stores = observer(function Stores({ stores }: StoresProps) {
  const listHeading = useRef<HTMLHeadingElement>(null)
  const withMap = stores.tiles !== undefined
  return (
    <>
      <Search stores={stores} />
      <div className={classNames(withMap && styles.columns)}>
        {stores.tiles && (
          <div className={styles.mapColumn} data-empty={stores.shown.length === 0 || undefined}>
            <MapPanel stores={stores} tiles={stores.tiles} onSkip={() => listHeading.current?.focus()} />
          </div>
        )}
        <Stack as="section" aria-labelledby="lojas">
          <header className={arrange.heading}>
            <h2 id="lojas" ref={listHeading} tabIndex={-1}>
              {content.list}
            </h2>
            <p role="status" className={words.quiet}>
              {content.count(formatInteger(stores.shown.length), stores.shown.length === 1)}
            </p>
          </header>
          <Found stores={stores} />
        </Stack>
      </div>
    </>
  )
})

const Search = observer(function Search({ stores }: StoresProps) {
  const { located } = stores
  return (
    <Stack gap="small">
      <div className={styles.fields}>
        <SearchField
          label={content.search}
          placeholder={content.searchHint}
          value={stores.query}
          onFocus={stores.searchFocused}
          onChange={stores.queryTyped}
        />
        <Button
          size="field"
          icon={<LocateFixed />}
          busy={stores.locating.busy}
          busyLabel={content.locating}
          onClick={() => void stores.locatePressed()}
        >
          {content.locate}
        </Button>
      </div>
      <LocationNotice searching={stores.locating.busy}>
        {located && (
          <Notice tone={located === 'located' ? 'success' : 'info'}>{content.location[located]}</Notice>
        )}
      </LocationNotice>
    </Stack>
  )
})

const Found = observer(function Found({ stores }: StoresProps) {
  if (stores.shown.length === 0) {
    return (
      <EmptyState
        icon={<MapPinOff />}
        title={content.none}
        action={<Button onClick={() => stores.queryTyped('')}>{content.clearSearch}</Button>}
      >
        {content.noneHint}
      </EmptyState>
    )
  }
  return (
    <LongList
      items={stores.shown}
      itemKey={({ store }) => String(store.id)}
      estimatedHeight={220}
      label={content.list}
    >
      {(item) => <StoreCard item={item} stores={stores} />}
    </LongList>
  )
})

function StoresSkeleton({ withMap }: { readonly withMap: boolean }) {
  return (
    <Stack gap="large">
      <div className={styles.fields}>
        <Skeleton height="4.5rem" />
        <Skeleton height="var(--target)" />
      </div>
      <div className={classNames(withMap && styles.columns)}>
        {withMap && (
          <div className={styles.mapColumn}>
            <MapPlaceholder />
          </div>
        )}
        <Stack>
          <SkeletonCard lines={3} />
          <SkeletonCard lines={3} />
          <SkeletonCard lines={3} />
        </Stack>
      </div>
    </Stack>
  )
}
