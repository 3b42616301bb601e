/*
 * The page is painted before the portal's code runs: it is there to be read and filled in meanwhile. The files of the code are on
 * their way since the page began (src/first-paint/first-paint.js).
 */
const root = document.getElementById('root')

/** What the build wrote into the page has its styles. In development there is nothing to wait for. */
const styled = new Promise<void>((resolve) => {
  if (!root || !document.documentElement.dataset.start || root.dataset.ready !== undefined) resolve()
  else new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-ready'] })
})

/** Nothing is painted in a tab that is not seen. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** A browser with popovers (Chrome 114, Safari 17, Firefox 125) has everything else that this file brings. */
const complete = async () => {
  if ('popover' in HTMLElement.prototype) return
  const { completeOlderBrowser } = await import('@infrastructure/browser/older-browser.ts')
  completeOlderBrowser(window)
}

/** Loads the code in two steps, so that the browser can answer a press between them. */
async function start(): Promise<void> {
  await styled
  await painted()
  await complete()
  await import('./libraries.ts')
  await new Promise((resolve) => setTimeout(resolve))
  const { started } = await import('./main.tsx')
  await started
}

// Below the floor (docs/browsers.md) the page says so, and nothing of the portal runs.
if ('CSSLayerBlockRule' in window && root) {
  document.getElementById('too-old')?.remove()
  root.hidden = false
  start().catch((thrown) => {
    // src/first-paint/first-paint.js listens for this event and shows a notice. It is there only in a build; in development the console
    // shows the error.
    dispatchEvent(new Event('not-started'))
    // The browser reports it, as it reports every error that no code has caught.
    throw thrown
  })
}

export {}
