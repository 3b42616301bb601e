import { useState } from 'react'
import { useAgainOnline } from './again-online.ts'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

const DEFAULT_AVATAR = `${import.meta.env.BASE_URL}brand/avatar.svg`

export interface AvatarProps {
  readonly src?: string | undefined
  /** 36 or 112 px. */
  readonly size: 'small' | 'large'
  readonly alt: string
}

/** The customer's picture, or the portal's own when there is none or it does not load. */
export function Avatar({ src, size, alt }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  useAgainOnline(broken !== undefined, () => setBroken(undefined))
  const shown = src === undefined || src === '' || src === broken ? DEFAULT_AVATAR : src
  return (
    <img
      src={shown}
      alt={alt}
      className={classNames(styles.avatar, styles[size])}
      decoding="async"
      onError={() => {
        // When the default picture is missing too, trying it again would never end.
        if (shown === src) setBroken(src)
      }}
    />
  )
}
