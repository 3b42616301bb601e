import { Clock } from '@application/clock.ts'
import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { coordinates } from '@domain/stores/store.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** Milliseconds that the device may take, once it is allowed to look. */
const DEVICE_TIMEOUT = 15_000

/** Milliseconds after which the search ends, also when the customer never answers the browser's question. */
export const LOCATE_TIMEOUT = 60_000

/** A position of five minutes ago is good enough to find a supermarket. */
const MAX_AGE = 5 * 60_000

@injectable()
export class BrowserGeolocator extends Geolocator {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Pick<Window, 'navigator'>,
    @inject(Clock) private readonly clock: Clock,
  ) {
    super()
  }

  locate(): Promise<LocationOutcome> {
    const { navigator } = this.window
    return new Promise((resolve) => {
      // Missing in old browsers and insecure contexts, though the types say otherwise.
      if (!('geolocation' in navigator)) return resolve({ kind: 'unavailable' })
      const cancel = this.clock.after(LOCATE_TIMEOUT, () => resolve({ kind: 'timed-out' }))
      const settle = (outcome: LocationOutcome) => {
        cancel()
        resolve(outcome)
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => settle(located(coords)),
        (error) => settle(failed(error)),
        { timeout: DEVICE_TIMEOUT, maximumAge: MAX_AGE, enableHighAccuracy: false },
      )
    })
  }
}

function located({ latitude, longitude }: GeolocationCoordinates): LocationOutcome {
  const position = coordinates(latitude, longitude)
  return position ? { kind: 'located', position } : { kind: 'unavailable' }
}

function failed(error: GeolocationPositionError): LocationOutcome {
  switch (error.code) {
    case error.PERMISSION_DENIED:
      return { kind: 'denied' }
    case error.TIMEOUT:
      return { kind: 'timed-out' }
    default:
      return { kind: 'unavailable' }
  }
}
