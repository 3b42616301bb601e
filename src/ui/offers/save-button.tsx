import { Bookmark, BookmarkCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { offerContent as content } from './offer-content.ts'
import type { OfferItem } from './offer-item.ts'
import type { FoundIn, SavedOfferList } from './saved-offer-list.ts'

interface SaveButtonProps {
  readonly item: OfferItem
  readonly list: SavedOfferList
  /** Where the offer was found. */
  readonly found: FoundIn
}

/** Puts an offer on the customer's own list, and takes it off. */
export const SaveButton = observer(function SaveButton({ item, list, found }: SaveButtonProps) {
  const isSaved = list.has(item)
  return (
    <Button
      variant="quiet"
      fullWidth
      icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
      onClick={() => list.pressed(item, found)}
    >
      {isSaved ? content.isSaved : content.save}
      {isSaved && <VisuallyHidden>{content.unsave}</VisuallyHidden>}
    </Button>
  )
})
