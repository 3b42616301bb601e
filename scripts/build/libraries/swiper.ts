import type { Lighter } from './lighter.ts'

/**
 * The carousel shows one banner at a time, side by side and of one height (banner-carousel.tsx). It does not change with the width of the
 * window, is not told to show a position in pixels, and takes a press on a banner for a link.
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
}
