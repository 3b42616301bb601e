import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './pager.module.css'
import { pagerContent as content } from './pager-content.ts'
import { pagerWindow } from './pager-window.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onChange: (page: number) => void
  /** Pages on each side of the current one. */
  readonly range: number
  /** Pages at each end. */
  readonly margin: number
  /** The accessible name of the navigation: 'Páginas de compras'. */
  readonly label: string
}

/** Is shown for a single page too, so that customers see that there is no other. Without any page it is not shown. */
export function Pager(props: PagerProps) {
  const { page, pageCount, onChange, range, margin, label } = props
  const firstId = useId()
  const lastId = useId()
  if (pageCount < 1) return null
  const isFirst = page <= 1
  const isLast = page >= pageCount
  const narrow = { range: Math.min(range, 2), margin: 1 }
  // More does not fit in a line of a phone: the style sheet shows one of the two lists.
  const isWide =
    pagerWindow(page, pageCount, range, margin).length >
    pagerWindow(page, pageCount, narrow.range, narrow.margin).length

  return (
    <nav aria-label={label} className={styles.pager}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.edge}
          aria-disabled={isFirst || undefined}
          aria-describedby={isFirst ? firstId : undefined}
          onClick={() => !isFirst && onChange(page - 1)}
        >
          <ChevronLeft />
          {content.previous}
        </button>
        {isWide ? (
          <>
            <Pages {...props} className={styles.roomy} />
            <Pages {...props} {...narrow} className={styles.narrow} />
          </>
        ) : (
          <Pages {...props} />
        )}
        <button
          type="button"
          className={styles.edge}
          aria-disabled={isLast || undefined}
          aria-describedby={isLast ? lastId : undefined}
          onClick={() => !isLast && onChange(page + 1)}
        >
          {content.next}
          <ChevronRight />
        </button>
      </div>
      <p className={styles.position} aria-live="polite">
        {content.position(page, pageCount)}
      </p>
      <VisuallyHidden id={firstId}>{isFirst && content.first}</VisuallyHidden>
      <VisuallyHidden id={lastId}>{isLast && content.last}</VisuallyHidden>
    </nav>
  )
}

function Pages({
  page,
  pageCount,
  onChange,
  range,
  margin,
  className,
}: PagerProps & { readonly className?: string | undefined }) {
  return (
    <ul className={classNames(styles.pages, className)}>
      {pagerWindow(page, pageCount, range, margin).map((entry, index, all) =>
        entry === 'gap' ? (
          <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className={styles.gap}>
            …
          </li>
        ) : (
          <li key={entry}>
            <button
              type="button"
              className={styles.page}
              aria-label={content.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => entry !== page && onChange(entry)}
            >
              {entry}
            </button>
          </li>
        ),
      )}
    </ul>
  )
}
