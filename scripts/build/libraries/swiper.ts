import type { Lighter } from './lighter.ts'

/**
 * The carousel shows one banner at a time, side by side and of one height (banner-carousel.tsx). It has one layout for every width of the
 * window, and no code of the portal moves it by pixels or by a press on a banner.
 */
export const SWIPER: Lighter = {
  without: {
    'swiper/shared/swiper-core.mjs': {
      Swiper: ['changeDirection', 'changeLanguageDirection', 'setProgress', 'slidesPerViewDynamic'],
      breakpoints: ['getBreakpoint', 'setBreakpoint'],
      grabCursor: ['setGrabCursor', 'unsetGrabCursor'],
      slide: ['slideReset', 'slideToClickedSlide', 'slideToClosest'],
      translate: ['translateTo'],
      update: ['updateAutoHeight'],
    },
  },
  changed: {
    'swiper/modules/autoplay.mjs': [
      // It tells in each frame how long the banner still stands. Nobody listens, and a phone never rested while home was open.
      { from: /(?<=cancelAnimationFrame\(raf\);\s*)calcTimeLeft\(\);/, to: '' },
    ],
    'swiper/swiper.css': [
      // The colour of parts that the portal does not use. For a property of the root the browser styles every element of the page again.
      { from: /:root\s*\{[^}]*\}/, to: '' },
    ],
  },
}
