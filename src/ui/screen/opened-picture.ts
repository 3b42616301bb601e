import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** Also in the styles of the screen that the picture moves to (campaign-detail-page.module.css). */
const NAME = 'opened-picture'

/** On the link of an article that leads to its details: the article's picture is the one that moves there. */
export function pictureOpened({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('article')?.querySelector('img')?.style.setProperty('view-transition-name', NAME)
}

/** Draws the steps that ask for it as a transition, where the browser has transitions and the customer has not turned motion off. */
export const withTransition: AroundNavHandler = (navigate, to, options) => {
  if (!options?.transition || !('startViewTransition' in document) || isMotionReduced()) {
    navigate(to, options)
    return
  }
  document.startViewTransition(() => flushSync(() => navigate(to, options)))
}

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
