import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { type Carried, carriedIn } from '@ui/screen/carried.ts'
import { Navigation, type NavigationOptions } from '@ui/screen/navigation.ts'

/** Remembers where it was sent, instead of going there. */
export class RecordingNavigation extends Navigation {
  readonly visited: { readonly path: string; readonly options: NavigationOptions | undefined }[] = []
  private readonly listeners = new Listeners()

  /**
   * @param state what the step to this screen carried.
   * @param shortcut what the portal was opened for.
   */
  constructor(
    private state: unknown = null,
    private shortcut?: string,
  ) {
    super()
  }

  override go(path: string, options?: NavigationOptions): void {
    this.visited.push({ path, options })
    this.listeners.notify()
  }

  override back(): void {
    this.go('back')
  }

  override openedFor(): string | undefined {
    return this.shortcut
  }

  override forgetOpenedFor(): void {
    this.shortcut = undefined
  }

  override forgetCarried(): void {
    this.state = this.wanted
  }

  override onStep(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  override carried(): Carried {
    return carriedIn(this.state)
  }
}
