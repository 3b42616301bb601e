import type { Area, Areas } from '@application/areas.ts'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { LateMasking } from '../kit/late-masking.ts'
import { type Part, partWithAreas } from '../screen/lazy-part.ts'
import { paths } from '../screen/paths.ts'
import type { RouteParameters, ScreenProps } from '../screen/screen-props.ts'
import type { Resolve } from '../screen/view-model.tsx'
import type { ShellProps } from '../shell/shell.tsx'
import { menuEntries, type RouteEntry, routes } from './routes.ts'

export const loadShell = async () => (await import('../shell/shell.tsx')).Shell

interface ScreenOfRoute {
  readonly entry: RouteEntry
  /** With everything that it needs, all fetched at the same time. */
  readonly Screen: Part<ScreenProps>
}

interface Match extends ScreenOfRoute {
  readonly params: RouteParameters
}

type Shown = Match | { readonly redirect: string; readonly wanted?: string }

/** @property wanted where the customer was going before the login, as the history entry carries it. */
export interface Visitor {
  readonly signedIn: boolean
  readonly wanted?: string | undefined
}

/** The screens of the portal and what surrounds them, each fetched when it is first needed. */
export class Screens {
  /** Around the screens of a signed-in customer. */
  readonly Shell: Part<ShellProps>
  readonly masking = new LateMasking()
  private readonly all: readonly ScreenOfRoute[]

  constructor(
    private readonly areas: Areas,
    private readonly resolve: Resolve,
  ) {
    this.Shell = partWithAreas(loadShell, ['shell'], areas)
    this.all = routes.map((entry) => ({
      entry,
      Screen: partWithAreas(this.withMasks(entry), entry.areas ?? [], areas),
    }))
  }

  /** What an address of the portal, such as `/promocoes`, shows to this visitor (product.md §2 and §6). */
  shownAt(address: string, { signedIn, wanted }: Visitor): Shown {
    const match = this.at(address)
    if (match === undefined) return { redirect: signedIn ? paths.home : paths.login }
    if (match.entry.access === 'protected' && !signedIn) return { redirect: paths.login, wanted: address }
    if (match.entry.path === paths.login && signedIn) return { redirect: this.afterSignIn(wanted) }
    return match
  }

  isLogin(address: string, visitor: Visitor): boolean {
    const shown = this.shownAt(address, visitor)
    return 'entry' in shown && shown.entry.path === paths.login
  }

  /** Where the login leads: to `wanted` if it is a protected screen of the portal, otherwise to home (product.md, rule 25). */
  private afterSignIn(wanted: string | undefined): string {
    const isProtected = wanted !== undefined && this.at(wanted)?.entry.access === 'protected'
    return isProtected ? wanted : paths.home
  }

  /** Fetches what an address shows, so that it then shows at once. Rejects when a part of it could not be fetched. */
  async fetch(address: string, visitor: Visitor): Promise<void> {
    const shown = this.shownAt(address, visitor)
    if ('redirect' in shown) return this.fetch(shown.redirect, visitor)
    const { askAhead, areas = [] } = shown.entry
    if (askAhead) void this.askAhead(askAhead, areas)
    await Promise.all(this.partsOf(shown).map((part) => part.fetch()))
  }

  /** The paths of the screens that this visitor may open next: those of the menu first. */
  next({ signedIn }: Visitor): readonly string[] {
    if (!signedIn) return [paths.home, paths.register]
    const behind = routes.filter(({ access }) => access === 'protected')
    return [...new Set([...menuEntries, ...behind].map(({ path }) => path))]
  }

  /** The code of a screen and of what surrounds it, so that it later shows at once. */
  async fetchCode(path: string): Promise<void> {
    const screen = this.at(path)
    if (screen) await Promise.all(this.partsOf(screen).map((part) => part.fetch()))
  }

  private partsOf({ entry, Screen }: ScreenOfRoute): readonly { fetch(): Promise<void> }[] {
    return entry.access === 'protected' ? [Screen, this.Shell] : [Screen]
  }

  private withMasks({ screen, hasMasks }: RouteEntry): RouteEntry['screen'] {
    if (!hasMasks) return screen
    return async () => {
      const [component] = await Promise.all([screen(), this.masking.fetch()])
      return component
    }
  }

  private async askAhead(ask: (resolve: Resolve) => void, areas: readonly Area[]): Promise<void> {
    try {
      await Promise.all(areas.map((area) => this.areas.load(area)))
      ask(this.resolve)
    } catch {
      // The screen says what could not be fetched.
    }
  }

  private at(address: string): Match | undefined {
    for (const screen of this.all) {
      const [matches, params] = matchRoute(parse, screen.entry.path, address)
      if (matches) return { ...screen, params }
    }
    return undefined
  }
}
