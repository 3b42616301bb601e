import { PortalSettings } from '@application/portal-settings.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAfterPaint } from '../kit/after-paint.ts'
import { classNames } from '../kit/class-names.ts'
import hidden from '../kit/visually-hidden.module.css'
import { repeatFirstPress } from './first-press.ts'
import styles from './page.module.css'
import { ScreenAnnouncer } from './screen-announcer.ts'
import { useService } from './view-model.tsx'

interface PageProps {
  /** The screen's name: its `h1`, and the first half of the document's title. */
  readonly title: string
  /** Shown above the title: the link to the screen before. */
  readonly back?: ReactNode
  /** A small line under the title. */
  readonly subtitle?: ReactNode
  /** For screens that show their name elsewhere: assistive technology still finds the heading first. */
  readonly titleHidden?: boolean
  /** Draws the name and the content together. Other screens draw the name alone first (docs/decisions/138). */
  readonly atOnce?: boolean
  /**
   * `form` is narrower: the one column of the screens that ask. `text` is for reading, and `short` for a form of few fields, which
   * would otherwise be longer than its fields.
   */
  readonly width?: 'form' | 'text' | 'short' | undefined
  readonly children: ReactNode
}

/** A screen: one `h1`, the document's title, and the focus on the heading after a change of screen. */
export function Page({
  title,
  back,
  subtitle,
  titleHidden = false,
  atOnce = false,
  width,
  children,
}: PageProps) {
  const { brand } = useService(PortalSettings)
  const announcer = useService(ScreenAnnouncer)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    announcer.arrived(document.title, heading.current)
  }, [title, brand.name, announcer])

  const [isFirst] = useState(announcer.isFirst)
  const isPainted = useAfterPaint()
  // The name first: on a slow phone the rest takes a tenth of a second more, and the press would seem lost (docs/decisions/138).
  const isWhole = titleHidden || atOnce || isFirst || isPainted

  useEffect(() => repeatFirstPress(document), [])

  return (
    <div className={classNames(styles.page, width && styles[width])} aria-busy={!isWhole || undefined}>
      {back}
      <header className={titleHidden ? hidden.hidden : styles.titles}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </header>
      {isWhole && children}
    </div>
  )
}
