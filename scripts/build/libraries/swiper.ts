import type { Lighter } from './lighter.ts'

/** Options that no code of the portal sets. */
const NOT_SET = [
  'autoHeight|breakpoints|centerInsufficientSlides|centeredSlides|createElements|cssMode',
  'edgeSwipeDetection|grabCursor|lazyPreload|nested|noSwipingSelector|oneWayMovement',
  'preventInteractionOnTransition|rewind|roundLengths|setWrapperSize|slideToClickedSlide',
  'slidesPerGroupAuto|snapToSlideEdge|swipeHandler|touchMoveStopPropagation|touchReleaseOnEdges',
  'touchStartForcePreventDefault|virtualTranslate|watchSlidesProgress',
].join('|')

/** Options of modules that the portal does not use. */
const OTHER_MODULES = 'freeMode|grid|virtual'

/** Where Swiper reads one of these options. */
const whereRead = (options: string, and = '') =>
  new RegExp(`(?<![.\\w])((swiper|this)\\.)?params\\.(${options})\\b${and}(?!\\s*=[^=])`, 'g')

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
    // With the value of an option in its place, the build leaves out what only another value needs.
    'swiper/shared/swiper-core.mjs': [
      { from: whereRead(NOT_SET), to: 'false' },
      { from: whereRead(OTHER_MODULES, '(\\??\\.\\w+)*'), to: 'false' },
      { from: whereRead('slidesPerGroup|slidesPerView'), to: '1' },
      { from: whereRead('slidesOffsetAfter|slidesOffsetBefore|slidesPerGroupSkip|spaceBetween'), to: '0' },
      { from: whereRead('height|width'), to: 'null' },
      { from: whereRead('effect'), to: "'slide'" },
      {
        from: new RegExp(`\\b(swiper|this)\\.(${OTHER_MODULES}|isElement)\\b(?!\\s*=[^=])`, 'g'),
        to: 'false',
      },
      { from: /\b(swiper|this)\.isHorizontal\(\)/g, to: 'true' },
      // It would put the banners back into their order, while the screen with them is being removed.
      { from: /if \(params\.loop\) \{\s*swiper\.loopDestroy\(\);\s*\}/, to: '' },
    ],
    'swiper/modules/autoplay.mjs': [
      // Swiper reports in each frame how long the banner will stay. No code uses that, and it kept the phone's processor busy as long as
      // home was open.
      { from: /(?<=cancelAnimationFrame\(raf\);\s*)calcTimeLeft\(\);/, to: '' },
    ],
    'swiper/swiper.css': [
      // The colour of parts that the portal does not use. A property of the root makes the browser style every element of the page again.
      { from: /:root\s*\{[^}]*\}/, to: '' },
    ],
  },
}
