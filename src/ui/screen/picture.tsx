import { markPublicPicture } from '@application/offline/public-picture.ts'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useAgainOnline } from '../kit/again-online.ts'
import { classNames } from '../kit/class-names.ts'
import styles from './picture.module.css'

/** product.md §4; `pending` while there is no address. */
type PictureState = 'pending' | 'loading' | 'loaded' | 'error'

export interface PictureProps {
  /** Undefined when the server has no picture: the placeholder is shown. */
  readonly src: string | undefined
  /** `''` when the words beside it say the same. */
  readonly alt: string
  /** The room kept for it, so that nothing moves when it arrives. */
  readonly ratio: '1/1' | '3/1' | '3/4' | '4/3'
  /** `contain` for product photographs. */
  readonly fit?: 'cover' | 'contain' | undefined
  /** For the picture that a customer sees first: it is loaded at once, before others, and does not fade in. */
  readonly priority?: boolean | undefined
  /** Called when it has come or has failed. */
  readonly onSettled?: (() => void) | undefined
}

const ratios = { '1/1': styles.square, '3/1': styles.banner, '3/4': styles.portrait, '4/3': styles.landscape }

export function Picture(props: PictureProps) {
  // Another address is another picture, with states of its own.
  return <OnePicture key={props.src} {...props} />
}

function OnePicture({
  src,
  alt,
  ratio,
  fit = 'cover',
  priority = false,
  onSettled,
}: PictureProps): ReactNode {
  const [state, setState] = useState<PictureState>(src === undefined ? 'pending' : 'loading')
  const image = useRef<HTMLImageElement>(null)
  const drawn = state === 'pending' || state === 'error'

  const settle = (outcome: 'loaded' | 'error') => {
    setState(outcome)
    onSettled?.()
  }

  useAgainOnline(state === 'error', () => setState('loading'))

  // A picture that the page already shows elsewhere is there at once: it does not fade in again.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState('loaded')
  }, [])

  return (
    <span className={classNames(styles.picture, ratios[ratio])} data-state={state}>
      {drawn ? (
        <Placeholder alt={alt} />
      ) : (
        <img
          ref={image}
          src={src && markPublicPicture(src)}
          alt={alt}
          className={classNames(styles.image, styles[fit], !priority && styles.fadesIn)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onLoad={() => settle('loaded')}
          onError={() => settle('error')}
        />
      )}
    </span>
  )
}

function Placeholder({ alt }: { readonly alt: string }) {
  const named =
    alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const)
  return (
    <span {...named} className={styles.placeholder}>
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 20h36l-3.6 17a4 4 0 0 1-3.9 3.2h-21a4 4 0 0 1-3.9-3.2zM14 20l7-12M34 20l-7-12" />
        <path d="M18 27v6M24 27v6M30 27v6" />
      </svg>
    </span>
  )
}
