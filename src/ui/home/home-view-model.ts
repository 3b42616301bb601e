import { FirstFigures } from '@application/home/first-figures.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { greetingOf } from '@domain/person/person.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'

/** What a customer comes for first: the figures. Each loads, fails and is tried again alone. */
export class HomeViewModel {
  static readonly dependencies = [PersonRepository, FirstFigures, LastKnown, Navigation] as const

  /** While it is missing, the screen greets without a name. */
  readonly greeting = new Loadable(async (signal) => greetingOf(await this.people.find(signal))).rememberedAs(
    () => this.lastKnown.of('greeting'),
  )
  readonly saved = new Loadable((signal) => this.figures.savedTotal(signal)).rememberedAs(() =>
    this.lastKnown.of('savedTotal'),
  )
  readonly balance = new Loadable((signal) => this.figures.balance(signal)).rememberedAs(() =>
    this.lastKnown.of('balance'),
  )

  constructor(
    private readonly people: PersonRepository,
    private readonly figures: FirstFigures,
    private readonly lastKnown: LastKnown,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  start(): void {
    void this.balance.load()
    void this.saved.load()
    void this.greeting.load()
  }

  statementPressed(): void {
    this.navigation.go(paths.cashbackStatement)
  }
}
