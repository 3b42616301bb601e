import { Bookmark, BookmarkX, Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { CardGrid } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import words from '../kit/words.module.css'
import { EmptyState } from '../screen/load-view.tsx'
import { OfferCard } from './offer-card.tsx'
import { offersContent as content } from './offers-content.ts'
import styles from './offers-page.module.css'
import type { OffersViewModel } from './offers-view-model.ts'

/** The customer's own list. It is stored on this device, so it needs no connection. */
export const SavedList = observer(function SavedList({ offers }: { offers: OffersViewModel }) {
  if (offers.savedCount === 0) {
    return (
      <EmptyState
        icon={<Bookmark />}
        title={content.savedNone}
        action={<Button onClick={() => offers.tabChosen('all')}>{content.seeOffers}</Button>}
      >
        {content.savedNoneHint}
      </EmptyState>
    )
  }
  return (
    <div className={styles.saved}>
      <div className={classNames(arrange.between, styles.savedHead)}>
        <p className={words.quiet}>{content.savedHint}</p>
        <Button icon={<Printer />} onClick={offers.printPressed}>
          {content.print}
        </Button>
      </div>
      <CardGrid as="ul" label={content.savedTitle}>
        {offers.savedItems.map((item) => (
          <li key={item.key}>
            <OfferCard
              item={item}
              detail={item.storeName}
              actions={
                <Button variant="quiet" icon={<BookmarkX />} onClick={() => offers.savePressed(item)}>
                  {content.remove}
                </Button>
              }
            />
          </li>
        ))}
      </CardGrid>
    </div>
  )
})
