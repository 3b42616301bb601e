import type { Lighter } from './lighter.ts'

/**
 * A long list follows the window's scrolling and never scrolls by itself (long-rows.ts): no list of the portal is scrolled to a row, and
 * none keeps to its end. All that is left out asks first whether such a scrolling is under way.
 */
export const TANSTACK_VIRTUAL: Lighter = {
  without: {
    '@tanstack/virtual-core/dist/esm/index.js': {
      Virtualizer: [
        ...['cancelScroll', 'scrollBy', 'scrollToEnd', 'scrollToIndex', 'scrollToOffset', '_startScroll'],
        ...['getScrollStateTarget', 'reconcileScroll', 'scheduleScrollReconcile', '_stopMomentum'],
        ...['getDistanceFromEnd', 'getVirtualDistanceFromEnd', 'isAtEnd', 'takeSnapshot'],
        ...['getOffsetForAlignment', 'getOffsetForIndex', 'getVirtualItemForOffset'],
      ],
    },
  },
}
