/*
 * In a build, src/first-paint/first-paint.js imports this file once the page is painted: it is there to be read and filled in while
 * the portal's code arrives. In development, index.html does.
 */
const root = document.getElementById('root')

/** A browser with popovers (Chrome 114, Safari 17, Firefox 125) needs nothing of what is fetched here for older ones. */
const complete = async () => {
  if ('popover' in HTMLElement.prototype) return
  const { completeOlderBrowser } = await import('@infrastructure/browser/older-browser.ts')
  completeOlderBrowser(window)
}

/** Loads the code in two steps, so that the browser can answer a press between them. */
async function start(): Promise<void> {
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
