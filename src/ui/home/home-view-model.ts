import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { type Cancel, Clock } from '@application/clock.ts'
import { RECENT } from '@application/freshness.ts'
import { HiddenValues } from '@application/home/hidden-values.ts'
import { LastKnown, type Memory } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { isPositive } from '@domain/money.ts'
import { type Deactivation, type Greeting, greetingOf, type PersonKind } from '@domain/person/person.ts'
import { runInAction } from 'mobx'
import { ageOf, isAwaited } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'
import { MAX_WAIT } from '../screen/read-order.ts'

interface Welcome extends Greeting {
  /** Undefined while only the name is known. */
  readonly kind?: PersonKind | undefined
  /** Undefined while the registration is active, and when it is not known. */
  readonly deactivation?: ReadDeactivation | undefined
}

/** With the instant when the time left was read, in epoch milliseconds. */
export interface ReadDeactivation extends Deactivation {
  readonly readAt: number
}

/** What a customer comes for first: the figures. Each loads, fails and is tried again alone. */
export class HomeViewModel {
  static readonly dependencies = [
    PersonRepository,
    CashbackRepository,
    PurchaseRepository,
    LastKnown,
    HiddenValues,
    BannerRepository,
    Clock,
    Navigation,
  ] as const

  /** While it is missing, the screen greets without a name; when it fails, it says so. */
  readonly welcome: Loadable<Welcome> = new Loadable(async (signal): Promise<Welcome> => {
    const person = await this.people.find(signal, RECENT)
    const { kind, deactivation } = person
    const read = deactivation && { ...deactivation, readAt: this.clock.now() }
    return { ...greetingOf(person), kind, deactivation: read }
  })
    .rememberedAs(() => nameAndKind(this.lastKnown))
    .askedAtStart()
    .keptCurrent()
  readonly saved = new Loadable((signal) => this.purchases.savedTotal(signal))
    .rememberedAs(() => this.lastKnown.of('savedTotal'))
    .askedAtStart()
    .keptCurrent()
  readonly balance = new Loadable((signal) => this.cashback.balance(signal))
    .rememberedAs(() => this.lastKnown.of('balance'))
    .loggedAs('balance-not-loaded')
    .askedAtStart()
    .keptCurrent()
  /** They hold the largest picture of the screen, so they are read with the figures. */
  readonly banners = new Loadable((signal) => this.bannerRepository.home(signal)).askedAtStart()
  /** Amounts and counts are hidden, because other people may see the screen. */
  hidden: boolean
  /** The rest of home asks for its data when the figures have come, have failed, or take long. */
  figuresSettled: Promise<unknown> = Promise.resolve()
  /** How often the customer asked for everything again. Each time, the rest of home is made again and reads its data. */
  attempt = 0
  /** Whether the customer has points or vouchers. Undefined until the rest of home has read them. */
  private hasHoldings: boolean | undefined
  private outageRetried: PortFailureReason | undefined
  private stopWaiting: Cancel = () => {}

  constructor(
    private readonly people: PersonRepository,
    private readonly cashback: CashbackRepository,
    private readonly purchases: PurchaseRepository,
    private readonly lastKnown: LastKnown,
    private readonly hiddenValues: HiddenValues,
    private readonly bannerRepository: BannerRepository,
    private readonly clock: Clock,
    private readonly navigation: Navigation,
  ) {
    this.hidden = hiddenValues.read()
    observe(this, { figuresSettled: false, stopWaiting: false })
  }

  /** Why nothing can be read, when all figures fail for one reason: the screen says it once. It stays until they are read again. */
  get outage(): PortFailureReason | undefined {
    if (this.outageRetried) return this.outageRetried
    const [balance, saved] = [this.balance.state, this.saved.state]
    if (balance.status !== 'failed' || saved.status !== 'failed') return undefined
    return balance.failure.kind === saved.failure.kind ? balance.failure : undefined
  }

  /**
   * How old the figures are, in milliseconds, when they come from the device because the server could not be reached. The balance card
   * shows it for the whole screen, with **Tentar de novo**.
   */
  get outdatedBy(): number | undefined {
    const [balance, saved] = [this.balance.state, this.saved.state]
    const age = ageOf(saved)
    return age === undefined || isAwaited(balance) ? age : ageOf(balance)
  }

  get isRetrying(): boolean {
    return this.outageRetried !== undefined
  }

  /** The picture of the first banner. Undefined where it is not known how much stands above it: it would move. */
  get firstBanner(): string | undefined {
    const [welcome, balance, saved] = [this.welcome.value, this.balance.value, this.saved.value]
    const isKnown = welcome && balance && saved && !welcome.deactivation && this.isNew === false
    return isKnown ? this.banners.value?.[0]?.image : undefined
  }

  /**
   * Whether home shows the first steps instead of the figures: the customer has no money, no points and no vouchers. Undefined while
   * that is being read.
   */
  get isNew(): boolean | undefined {
    const { balance, saved } = this
    const money = [balance.value?.available, balance.value?.pending, saved.value?.amount]
    if (this.hasHoldings || money.some((amount) => amount && isPositive(amount))) return false
    if (isAwaited(balance.state) || isAwaited(saved.state)) return undefined
    // An amount that could not be read may be above zero.
    if (money.includes(undefined)) return false
    return this.hasHoldings === false || undefined
  }

  /** The rest of home has read points and vouchers. */
  holdingsRead(found: boolean): void {
    this.hasHoldings = found
  }

  start(): void {
    const first = [this.balance.load(), this.saved.load(), this.welcome.load()]
    const late = new Promise<void>((resolve) => {
      this.stopWaiting = this.clock.after(MAX_WAIT, resolve)
    })
    this.figuresSettled = Promise.race([Promise.all(first), late])
    void this.banners.load()
  }

  dispose(): void {
    this.stopWaiting()
    this.figuresSettled = Promise.resolve()
  }

  statementPressed(): void {
    this.navigation.go(paths.cashbackStatement)
  }

  hidePressed(): void {
    this.hidden = !this.hidden
    this.hiddenValues.choose(this.hidden)
  }

  async retryPressed(): Promise<void> {
    this.outageRetried = this.outage
    this.attempt++
    if (this.welcome.state.status === 'failed') void this.welcome.retry()
    if (this.banners.state.status === 'failed') this.banners.refresh()
    await Promise.all([this.balance.retry(), this.saved.retry()])
    runInAction(() => {
      this.outageRetried = undefined
    })
  }

  /** The server says what has become of the registration. */
  registrationChanged(): void {
    this.welcome.refresh()
  }
}

/** Nothing else of the person is kept on the device for home. The kind is kept for the checkout. */
const nameAndKind = (lastKnown: LastKnown): Memory<Welcome> => ({
  keep: ({ name, fullName }) => lastKnown.of('greeting').keep({ name, fullName }),
  recall: () => {
    const greeting = lastKnown.of('greeting').recall()
    const kind = lastKnown.of('identification').recall()?.value.kind
    return greeting && { ...greeting, value: { ...greeting.value, kind } }
  },
})
