import type { Cancel } from '@application/clock.ts'
import { type InstallAnswer, InstallPrompt, type InstallWay } from '@application/install/install-prompt.ts'

export class InMemoryInstallPrompt extends InstallPrompt {
  asked = 0
  private readonly listeners = new Set<() => void>()

  constructor(
    private current: InstallWay = 'none',
    private readonly answer: InstallAnswer = 'accepted',
  ) {
    super()
  }

  way(): InstallWay {
    return this.current
  }

  subscribe(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async ask(): Promise<InstallAnswer> {
    if (this.current !== 'browser') return 'dismissed'
    this.asked++
    this.turn('none')
    return this.answer
  }

  /** The browser offers to install, or no longer. */
  turn(way: InstallWay): void {
    this.current = way
    for (const listener of [...this.listeners]) listener()
  }
}
