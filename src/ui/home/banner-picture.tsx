import type { Banner } from '@domain/banners/banner.ts'
import { newTab } from '../kit/new-tab.ts'
import { Picture } from '../screen/picture.tsx'
import styles from './home-rest.module.css'
import { homeRestContent } from './home-rest-content.ts'

interface BannerPictureProps {
  readonly banner: Banner
  readonly position: number
  /** Called when the picture has come, or cannot come. */
  readonly onSettled?: (() => void) | undefined
}

export function BannerPicture({ banner, position, onSettled }: BannerPictureProps) {
  const picture = (
    <Picture
      src={banner.image}
      alt={homeRestContent.carousel.banner(position)}
      ratio="3/1"
      priority={position === 1}
      onSettled={onSettled}
    />
  )
  if (!banner.link) return picture
  return (
    <a href={banner.link} {...newTab} className={styles.banner}>
      {picture}
    </a>
  )
}
