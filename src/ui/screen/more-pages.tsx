import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import type { LoadState } from './load-state.ts'
import { FailedState } from './load-view.tsx'
import styles from './more-pages.module.css'

interface MorePagesProps {
  /** The part of a `PagedLoad` that is used here. */
  readonly list: {
    readonly next: { readonly state: LoadState<unknown>; readonly retry: () => void }
    readonly mayHaveMore: boolean
    more(): void
  }
  readonly icon?: ReactNode
  readonly words: {
    /** What could not be loaded, with its article. */
    readonly what: { readonly more: string }
    readonly more: string
    readonly loadingMore: string
    readonly complete: string
  }
}

/** Below a list that comes page by page: the button for the next page, or the sentence that the list is complete. */
export const MorePages = observer(function MorePages({ list, icon, words }: MorePagesProps) {
  const { next, mayHaveMore, more } = list
  if (next.state.status === 'failed') {
    return <FailedState what={words.what.more} failure={next.state.failure} onRetry={next.retry} />
  }
  return (
    <div className={styles.more}>
      {mayHaveMore ? (
        <Button
          icon={icon}
          busy={next.state.status === 'pending'}
          busyLabel={words.loadingMore}
          onClick={more}
        >
          {words.more}
        </Button>
      ) : (
        <p className={styles.complete}>{words.complete}</p>
      )}
    </div>
  )
})
