import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { isMotionReduced } from '../kit/motion.ts'

/** The same name stands in the styles of the screen that the picture moves to (campaign-detail-page.module.css). */
const NAME = 'opened-picture'

/** For the link in an article that leads to its details: from now on the article's picture is the one that moves there. */
export function pictureOpened({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('article')?.querySelector('img')?.style.setProperty('view-transition-name', NAME)
}

/**
 * Draws a change of screen as a transition where its link asks for that, the browser can, and the customer has not turned motion off. A link
 * to the screen that is open leads to its top, and adds no step that **Voltar** would have to go back.
 */
export const withTransition: AroundNavHandler = (navigate, to, options) => {
  if (window.location.hash === `#${to}`) {
    window.scrollTo(0, 0)
    navigate(to, { ...options, replace: true })
    return
  }
  if (!options?.transition || !('startViewTransition' in document) || isMotionReduced()) {
    navigate(to, options)
    return
  }
  document.startViewTransition(() => flushSync(() => navigate(to, options)))
}
