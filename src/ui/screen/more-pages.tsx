import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import type { LoadState } from './load-state.ts'
import { FailedState } from './load-view.tsx'
import styles from './more-pages.module.css'
import { morePagesContent as content } from './more-pages-content.ts'

interface MorePagesProps {
  /** The part of a `PagedLoad` that is used here. */
  readonly list: {
    readonly next: { readonly state: LoadState<unknown>; readonly retry: () => void }
    readonly isPart: boolean
    readonly hasNext: boolean
    more(): void
  }
  readonly icon?: ReactNode
}

/** Below a statement that comes page by page: the button for the next page, or a sentence that there is none. */
export const MorePages = observer(function MorePages({ list, icon }: MorePagesProps) {
  const { next, isPart, hasNext, more } = list
  const failure = next.state.status === 'failed' ? next.state.failure : undefined
  return (
    <>
      <div aria-live="polite" className={arrange.announced}>
        {failure && <FailedState what={content.what} failure={failure} onRetry={next.retry} />}
      </div>
      {!failure && (
        <div className={styles.more}>
          {hasNext ? (
            <Button
              icon={icon}
              busy={next.state.status === 'pending'}
              busyLabel={content.loadingMore}
              onClick={more}
            >
              {content.more}
            </Button>
          ) : (
            <p className={styles.complete}>{isPart ? content.noMore : content.complete}</p>
          )}
        </div>
      )}
    </>
  )
})
