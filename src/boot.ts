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

void styled.then(painted).then(() => import('./main.tsx'))

export {}
