import type { Cancel } from '@application/clock.ts'
import { type InstallAnswer, InstallPrompt, type InstallWay } from '@application/install/install-prompt.ts'
import { Listeners } from '@application/listeners.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** Chromium's own event (W3C "Manifest Incubations"), which TypeScript does not know. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: InstallAnswer }>
}

/** The facts of a device that decide how the portal is installed. */
export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Opened from the home screen, without the browser around it. */
  readonly isStandalone: boolean
}

/** iPads have called themselves Macintosh since 2019; no real Macintosh has a touch screen. */
export function isAppleTouchDevice({ userAgent, maxTouchPoints }: Omit<Device, 'isStandalone'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** @param offered whether the browser has offered to install. */
export function installWay(device: Device, offered: boolean): InstallWay {
  if (device.isStandalone) return 'none'
  if (offered) return 'browser'
  return isAppleTouchDevice(device) ? 'ios' : 'none'
}

function deviceOf(window: Window): Device {
  const { navigator } = window
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone:
      window.matchMedia('(display-mode: standalone)').matches ||
      // Safari's own property, older than the standard.
      ('standalone' in navigator && navigator.standalone === true),
  }
}

/** Keeps the browser's offer from the moment it comes until the customer is asked. Made at start-up: the offer comes once. */
@injectable()
export class BrowserInstallPrompt extends InstallPrompt {
  private offer: BeforeInstallPromptEvent | undefined
  private readonly listeners = new Listeners()

  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
    window.addEventListener('beforeinstallprompt', (event) => {
      // Otherwise Chromium shows its own bar over the screen.
      event.preventDefault()
      this.keep(event as BeforeInstallPromptEvent)
    })
    window.addEventListener('appinstalled', () => this.keep(undefined))
  }

  way(): InstallWay {
    return installWay(deviceOf(this.window), this.offer !== undefined)
  }

  subscribe(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  async ask(): Promise<InstallAnswer> {
    const { offer } = this
    if (offer === undefined) return 'dismissed'
    try {
      const { outcome } = await offer.prompt()
      return outcome
    } catch {
      return 'dismissed'
    } finally {
      // An offer can be used once; the browser sends another when it still offers.
      if (this.offer === offer) this.keep(undefined)
    }
  }

  private keep(offer: BeforeInstallPromptEvent | undefined): void {
    this.offer = offer
    this.listeners.notify()
  }
}
