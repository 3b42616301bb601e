import type { Cancel } from '@application/clock.ts'
import { navigate } from 'wouter/use-hash-location'
import { type Carried, carriedIn } from './carried.ts'

/** The query parameter of the manifest's shortcuts; the screen itself is in the hash. */
const SHORTCUT = 'abrir'

export interface NavigationOptions {
  /** Replaces the current history entry: **Voltar** does not lead back to this screen. */
  readonly replace?: boolean
  /** Kept in the browser's history, also after a reload. */
  readonly state?: Carried
}

/** Going from screen to screen, for view-models, which do not know wouter. */
export class Navigation {
  static readonly dependencies = [] as const

  go(path: string, options: NavigationOptions = {}): void {
    navigate(path, options)
  }

  /** To the screen before. */
  back(): void {
    window.history.back()
  }

  /** Calls `listener` once at each step, before the next screen shows; also at one to the same screen. */
  onStep(listener: () => void): Cancel {
    let reported: string | undefined
    const stepped = ({ type, isTrusted }: Event) => {
      const { href } = window.location
      const isReported = type === 'hashchange' && isTrusted && reported === href
      reported = type === 'popstate' ? href : undefined
      if (!isReported) listener()
    }
    // The browser's own steps fire both events, one after the other, and what React draws in between shows the next screen already. The
    // portal's steps fire `hashchange` alone. Capturing, so that the listener runs before the router's.
    const end = new AbortController()
    for (const event of ['popstate', 'hashchange'])
      window.addEventListener(event, stepped, { capture: true, signal: end.signal })
    return () => end.abort()
  }

  /** What the portal was opened for, by a shortcut of the home screen; undefined otherwise. */
  openedFor(): string | undefined {
    return new URL(window.location.href).searchParams.get(SHORTCUT) ?? undefined
  }

  /** A reload does not do it again. */
  forgetOpenedFor(): void {
    const address = new URL(window.location.href)
    address.searchParams.delete(SHORTCUT)
    window.history.replaceState(window.history.state, '', address)
  }

  /**
   * Removes what was carried to this screen, so that a reload or a step back does not take it a second time. Where the customer was
   * going stays, until they have signed in.
   */
  forgetCarried(): void {
    window.history.replaceState(this.wanted, '')
  }

  /** The options of a step between login, registration and recovery of the password, with the document that was typed. */
  carrying(document: string): { readonly state: Carried } {
    return { state: { ...this.wanted, ...(document && { document }) } }
  }

  carried(): Carried {
    return carriedIn(window.history.state)
  }

  protected get wanted(): Carried | null {
    const { wanted } = this.carried()
    return wanted === undefined ? null : { wanted }
  }
}
