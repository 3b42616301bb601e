import { BookOpenText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ButtonLink } from '../kit/button.tsx'
import { LongList } from '../kit/long-list.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { ChooseStore } from '../stores/choose-store.tsx'
import { StoreField } from '../stores/store-field.tsx'
import { FlyerCard } from './flyer-card.tsx'
import { flyersContent as content } from './flyers-content.ts'
import styles from './flyers-page.module.css'
import { FlyersViewModel } from './flyers-view-model.ts'

export const FlyersPage = observer(function FlyersPage({ title }: ScreenProps) {
  const flyers = useViewModel(FlyersViewModel)
  const { storeChoice } = flyers
  return (
    <Page title={title}>
      <div className={styles.store}>
        <StoreField choice={storeChoice} />
      </div>
      {storeChoice.chosen === undefined ? (
        <ChooseStore choice={storeChoice} title={content.chooseStore} />
      ) : (
        <LoadView
          load={flyers.flyers}
          skeleton={<SkeletonCards count={3} min="row" picture="tall" />}
          what={content.what}
          empty={
            <EmptyState
              icon={<BookOpenText />}
              title={content.none}
              action={<ButtonLink href={paths.home}>{content.home}</ButtonLink>}
            >
              {content.noneHint}
            </EmptyState>
          }
        >
          {(items) => (
            <LongList
              items={items}
              itemKey={(flyer) => flyer.key}
              estimatedHeight={620}
              min="row"
              label={content.list}
            >
              {(flyer) => <FlyerCard flyer={flyer} flyers={flyers} />}
            </LongList>
          )}
        </LoadView>
      )}
    </Page>
  )
})
