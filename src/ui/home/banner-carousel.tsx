import type { Banner } from '@domain/banners/banner.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import { IconButton } from '../kit/button.tsx'
import { isMotionReduced } from '../kit/motion.ts'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import styles from './banner-carousel.module.css'
import { BannerPicture } from './banner-picture.tsx'
import { homeRestContent } from './home-rest-content.ts'

const content = homeRestContent.carousel

/** Milliseconds (product.md §9). */
const AUTOPLAY_DELAY = 3000

/** It stops on hover, on focus and for people who prefer reduced motion; Swiper itself stops on touch and in a hidden tab. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const swiper = useRef<SwiperInstance>(null)
  const [playing, setPlaying] = useState(!isMotionReduced())
  const [focused, setFocused] = useState(false)
  /** Undefined while no pointer is here; false after a press on play, which the pointer that is still here does not stop. */
  const [hovered, setHovered] = useState<boolean>()
  const [position, setPosition] = useState(1)
  /** In milliseconds. */
  const speed = isMotionReduced() ? 0 : undefined
  const moves = playing && !focused && !hovered && banners.length > 1

  useEffect(() => {
    const autoplay = swiper.current?.autoplay
    if (moves) autoplay?.start()
    else autoplay?.stop()
  }, [moves])

  return (
    <section
      aria-roledescription={content.role}
      aria-label={content.label}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // After the login the pointer may lie here without hovering, so only a move counts.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHovered(hovered ?? true)
      }}
      onPointerLeave={() => setHovered(undefined)}
    >
      <Swiper
        modules={[Autoplay]}
        onSwiper={(instance) => {
          swiper.current = instance
        }}
        onRealIndexChange={({ realIndex }) => setPosition(realIndex + 1)}
        autoplay={{ delay: AUTOPLAY_DELAY, disableOnInteraction: false }}
        loop={banners.length > 1}
        slidesPerView={1}
        className={styles.slides}
      >
        {banners.map((banner, index) => (
          <SwiperSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: two banners may have the same picture, and the list only changes as a whole.
            key={index}
            role="group"
            aria-roledescription={content.slideRole}
            aria-label={content.slide(index + 1, banners.length)}
          >
            {/* The Tab key would scroll to a link out of sight, and Swiper would not know. */}
            {({ isActive }) => (
              <div inert={!isActive}>
                <BannerPicture banner={banner} position={index + 1} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      {banners.length > 1 && (
        <div className={styles.control}>
          {/* Off while the banners turn by themselves: it would speak every three seconds. */}
          <span aria-live={moves ? 'off' : 'polite'} aria-atomic="true">
            <VisuallyHidden>{content.slideName} </VisuallyHidden>
            <span>{content.slide(position, banners.length)}</span>
          </span>
          <IconButton
            label={content.previous}
            icon={<ChevronLeft />}
            onClick={() => swiper.current?.slidePrev(speed)}
          />
          <IconButton
            label={playing ? content.pause : content.play}
            icon={playing ? <Pause /> : <Play />}
            onClick={() => {
              setPlaying(!playing)
              // The pressed button has the focus, and often the pointer is over it. This press counts more than both, until the focus or
              // the pointer has left and comes back.
              setFocused(false)
              setHovered(hovered && false)
            }}
          />
          <IconButton
            label={content.next}
            icon={<ChevronRight />}
            onClick={() => swiper.current?.slideNext(speed)}
          />
        </div>
      )}
    </section>
  )
}
