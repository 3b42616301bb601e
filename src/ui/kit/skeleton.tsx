import { CardGrid, type CardGridProps } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  readonly width?: string | undefined
  /** Any CSS length; one line of text by default. */
  readonly height?: string | undefined
}

/** Only the shape of what comes; {@link LoadView} says that it is loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  const size = (element: HTMLSpanElement | null) => {
    if (width !== undefined) element?.style.setProperty('--width', width)
    if (height !== undefined) element?.style.setProperty('--height', height)
  }
  return <span ref={size} aria-hidden="true" className={classNames(styles.skeleton, styles.bar)} />
}

/** A paragraph to come; the last line is short. */
export function SkeletonText({ lines }: { readonly lines: number }) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity.
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}

export interface SkeletonCardProps {
  /** `tall` is the front page of a flyer. */
  readonly picture?: 'wide' | 'tall' | undefined
  readonly lines?: number | undefined
}

/** A card to come. */
export function SkeletonCard({ picture, lines = 2 }: SkeletonCardProps) {
  return (
    <div aria-hidden="true" className={styles.card}>
      {picture && (
        <span className={classNames(styles.skeleton, styles.picture, picture === 'tall' && styles.tall)} />
      )}
      <Skeleton width="70%" height="1.5rem" />
      <SkeletonText lines={lines} />
    </div>
  )
}

export interface SkeletonCardsProps extends SkeletonCardProps, Pick<CardGridProps, 'min'> {
  readonly count: number
}

/** A grid of cards to come. */
export function SkeletonCards({ count, min, ...card }: SkeletonCardsProps) {
  return (
    <CardGrid min={min}>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other identity.
        <SkeletonCard key={position} {...card} />
      ))}
    </CardGrid>
  )
}
