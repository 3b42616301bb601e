import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { Steering } from '@infrastructure/in-memory/steering.ts'

export class InMemoryGeolocator extends Geolocator {
  readonly steering = new Steering()

  constructor(private outcome: LocationOutcome) {
    super()
  }

  willAnswer(outcome: LocationOutcome): void {
    this.outcome = outcome
  }

  locate(): Promise<LocationOutcome> {
    return this.steering.answer(() => this.outcome)
  }
}
