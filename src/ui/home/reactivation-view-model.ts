import { reportBug } from '@application/port-failure.ts'
import { type Deactivation, deactivationAfter } from '@domain/person/person.ts'
import { RegistrationChange } from '../profile/registration-change.ts'
import { Now } from '../screen/now.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import type { ReadDeactivation } from './home-view-model.ts'

/** A customer who asked to leave comes back. */
export class ReactivationViewModel {
  static readonly dependencies = [own(RegistrationChange), own(Now)] as const

  /** @param changed called when the registration may be another one. */
  constructor(
    readonly change: RegistrationChange,
    private readonly now: Now,
    private readonly changed: () => void,
  ) {
    observe(this)
  }

  /** The deactivation with the time that is left now. Home may stay open for hours. */
  withTimeLeft({ readAt, ...deactivation }: ReadDeactivation): Deactivation {
    return deactivationAfter(deactivation, this.now.time - readAt)
  }

  async reactivatePressed(): Promise<void> {
    await this.change.make('reactivate', async (person) => {
      // The screen reads the registration by itself, and says when it cannot.
      await person.catch(reportBug)
      this.changed()
    })
  }
}
