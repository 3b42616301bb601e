import type { ReactNode } from 'react'
import { type BaseLocationHook, Router, useRouter } from 'wouter'
import { navigate } from 'wouter/use-hash-location'

/** Says nothing of where the customer is, so nothing has to be drawn again when that changes. */
const useNoLocation: BaseLocationHook = () => ['', navigate]

/**
 * For the links that stay while the screens change. A link of the library asks where the customer is, although only some links need to
 * know, and is drawn again at each change of screen.
 */
export function StillLinks({ children }: { readonly children: ReactNode }) {
  const { hrefs, aroundNav } = useRouter()
  return (
    <Router hook={useNoLocation} hrefs={hrefs} aroundNav={aroundNav}>
      {children}
    </Router>
  )
}
