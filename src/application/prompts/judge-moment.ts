import { Connectivity } from '../connectivity/connectivity.ts'
import type { Freshness } from '../freshness.ts'
import { ActivatedOffers } from '../offers/activated-offers.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { reportBug } from '../port-failure.ts'
import { FirstSuccess } from './first-success.ts'

/** Whether this is a moment to ask a customer for a favour. What the programme requires, such as its terms, is asked at any time. */
export class JudgeMoment {
  static readonly dependencies = [PersonRepository, ActivatedOffers, FirstSuccess, Connectivity] as const

  constructor(
    private readonly people: PersonRepository,
    private readonly activated: ActivatedOffers,
    private readonly firstSuccess: FirstSuccess,
    private readonly connectivity: Connectivity,
  ) {}

  /** Whether to ask for messages: not when the registration says that the customer is leaving. Never rejects. */
  async allowsMessages(freshness: Freshness): Promise<boolean> {
    return (await this.isLeaving(freshness)) !== true
  }

  /**
   * Whether to ask for something on the device: only where the registration was read and does not say that the customer is leaving, where
   * the portal has been of use, and with a signal. Never rejects.
   */
  async allowsDevice(freshness: Freshness): Promise<boolean> {
    const isOfUse = this.firstSuccess.wasOfUse() || this.activated.ids().size > 0
    return isOfUse && this.connectivity.isOnline() && (await this.isLeaving(freshness)) === false
  }

  /** Undefined where the registration cannot be read. */
  private async isLeaving(freshness: Freshness): Promise<boolean | undefined> {
    const person = await this.people.find(undefined, freshness).catch(reportBug)
    return person && person.deactivation !== undefined
  }
}
