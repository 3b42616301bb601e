import type { Cancel } from '@application/clock.ts'
import { navigate } from 'wouter/use-hash-location'
import { type Carried, carriedIn } from './carried.ts'

/** The query parameter of the manifest's shortcuts; the screen itself is in the hash. */
const SHORTCUT = 'abrir'

export interface NavigationOptions {
  /** Leaves no step behind to come back to. */
  readonly replace?: boolean
  /** Carried to the next screen by the browser's history, and still there after a reload. */
  readonly state?: Carried
}

/** Going from screen to screen, for view-models: they know nothing of wouter. */
export class Navigation {
  static readonly dependencies = [] as const

  go(path: string, options: NavigationOptions = {}): void {
    navigate(path, options)
  }

  /** Told of each step from screen to screen, before the next one shows. */
  onStep(listener: () => void): Cancel {
    // Capturing, so as to be told before the router is.
    window.addEventListener('hashchange', listener, { capture: true })
    return () => window.removeEventListener('hashchange', listener, { capture: true })
  }

  /** What the portal was opened for, by a shortcut of the home screen; undefined otherwise. */
  openedFor(): string | undefined {
    return new URL(window.location.href).searchParams.get(SHORTCUT) ?? undefined
  }

  /** It has been done: a reload does not do it again. */
  forgetOpenedFor(): void {
    const address = new URL(window.location.href)
    address.searchParams.delete(SHORTCUT)
    window.history.replaceState(window.history.state, '', address)
  }

  /** Removes what was carried here, so that neither a reload nor a step back takes it a second time. */
  forgetCarried(): void {
    window.history.replaceState(null, '')
  }

  /** What the step to this screen carried. */
  carried(): Carried {
    return carriedIn(window.history.state)
  }
}
