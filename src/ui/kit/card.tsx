import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import tones from './tones.module.css'

export interface CardProps {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined
  /** `brand` for the one hero of a screen, `offer` for savings. */
  readonly tone?: 'plain' | 'brand' | 'offer' | undefined
  /** `none` when a picture reaches the edges; then pad the rest with a {@link CardBody}. */
  readonly padding?: 'none' | 'medium' | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly children: ReactNode
}

export function Card({
  as: Element = 'div',
  tone = 'plain',
  padding = 'medium',
  children,
  ...native
}: CardProps) {
  return (
    <Element
      {...native}
      className={classNames(styles.card, styles[padding], tone !== 'plain' && tones[tone])}
    >
      {children}
    </Element>
  )
}

/** The padded part of a card whose picture reaches the edges. */
export function CardBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export interface CardGridProps {
  /** How wide a card must be. `narrow` (products), `row` (a row on phones) and `medium` give 1 to 4 columns, `wide` gives 1 or 2. */
  readonly min?: 'narrow' | 'row' | 'medium' | 'wide' | undefined
  /** `ul` when its children are `<Card as="li">`. */
  readonly as?: 'div' | 'ul' | undefined
  /** The accessible name of an `ul`. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

export const widths = { narrow: styles.narrow, row: styles.oneRow, medium: styles.middle, wide: styles.wide }

/** As many columns as its own width allows. */
export function CardGrid({ min = 'medium', as: Element = 'div', label, children }: CardGridProps) {
  return (
    <div className={styles.grid}>
      <Element aria-label={label} className={classNames(styles.cells, widths[min])}>
        {children}
      </Element>
    </div>
  )
}
