import type { Cancel } from '@application/clock.ts'
import { type InstallAnswer, InstallPrompt, type InstallWay } from '@application/install/install-prompt.ts'
import { Listeners } from '@application/listeners.ts'

export class InMemoryInstallPrompt extends InstallPrompt {
  asked = 0
  private readonly listeners = new Listeners()

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
    return this.listeners.add(listener)
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
    this.listeners.notify()
  }
}
