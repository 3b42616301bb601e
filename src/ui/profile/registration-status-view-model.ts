import type { Person } from '@domain/person/person.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { RegistrationChange } from './registration-change.ts'

/** Deactivates and reactivates the registration. */
export class RegistrationStatusViewModel {
  static readonly dependencies = [own(RegistrationChange)] as const

  /** The portal asks for a confirmation of the deactivation. */
  asking = false

  /** @param show shows the registration as it is after a change. */
  constructor(
    readonly change: RegistrationChange,
    private readonly show: (person: Promise<Person>) => Promise<void>,
  ) {
    observe(this)
  }

  deactivatePressed(): void {
    this.asking = true
  }

  leavingGivenUp(): void {
    this.asking = false
  }

  async leavingConfirmed(): Promise<void> {
    this.asking = false
    await this.change.make('deactivate', this.show)
  }

  async reactivatePressed(): Promise<void> {
    await this.change.make('reactivate', this.show)
  }
}
