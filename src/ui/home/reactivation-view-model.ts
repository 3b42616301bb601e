import { reportFault } from '@application/port-failure.ts'
import { RegistrationChange } from '../profile/registration-change.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'

/** A customer who asked to leave comes back. */
export class ReactivationViewModel {
  static readonly dependencies = [own(RegistrationChange)] as const

  /** @param changed called when the registration may be another one. */
  constructor(
    readonly change: RegistrationChange,
    private readonly changed: () => void,
  ) {
    observe(this)
  }

  async reactivatePressed(): Promise<void> {
    await this.change.make('reactivate', async (person) => {
      // The screen reads the registration by itself, and says when it cannot.
      await person.catch(reportFault)
      this.changed()
    })
  }
}
