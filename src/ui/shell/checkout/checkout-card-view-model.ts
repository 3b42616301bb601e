import type { Cancel } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { DocumentPrivacy } from '@application/person/document-privacy.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { type Identification, identificationOf } from '@domain/person/person.ts'
import { Toasts } from '../../kit/toasts.ts'
import { type LoadState, loaded } from '../../screen/load-state.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'

/** As in the manifest's shortcut (deploy/manifest.ts). */
const CHECKOUT_SHORTCUT = 'cpf'

/**
 * The customer's document, to show at the checkout. The tap that opens the dialog shows it at once; on a shared device the customer
 * may choose that it starts hidden.
 */
export class CheckoutCardViewModel {
  static readonly dependencies = [
    PersonRepository,
    ScreenWakeLock,
    LastKnown,
    Navigation,
    DocumentPrivacy,
    Toasts,
  ] as const

  open = false
  revealed = false
  startsHidden: boolean
  code: 'bars' | 'qr' = 'bars'
  readonly person = new Loadable(async (signal) => identificationOf(await this.people.find(signal)))
    .rememberedAs(() => this.lastKnown.of('identification'))
    .askedAtStart()
  private releaseScreen: Cancel = () => {}

  constructor(
    private readonly people: PersonRepository,
    private readonly screen: ScreenWakeLock,
    private readonly lastKnown: LastKnown,
    private readonly navigation: Navigation,
    private readonly privacy: DocumentPrivacy,
    private readonly toasts: Toasts,
  ) {
    this.startsHidden = privacy.startsHidden()
    observe(this)
  }

  /** False while it is not known. */
  get isCompany(): boolean {
    return this.known?.kind === 'company'
  }

  get shown(): { readonly state: LoadState<Identification>; readonly retry: () => void } {
    const { known, person } = this
    return { state: known ? loaded(known) : person.state, retry: person.retry }
  }

  start(): void {
    // Loaded before it is needed, because at the checkout there may be no signal.
    void this.person.load()
    if (this.navigation.openedFor() === CHECKOUT_SHORTCUT) this.pressed()
  }

  dispose(): void {
    this.hide()
  }

  pressed(): void {
    if (this.open) return
    // A toast of the screen below would cover the code.
    this.toasts.dismissEarlier()
    this.open = true
    this.revealed = !this.startsHidden
    this.releaseScreen = this.screen.hold()
    const { status } = this.person.state
    // A refresh keeps the known document on the screen, so that the customer does not wait.
    if (status === 'loaded') this.person.refresh()
    else if (status !== 'pending') void this.person.load()
  }

  numberTapped(): void {
    this.revealed = !this.revealed
  }

  startsHiddenChosen(hidden: boolean): void {
    this.startsHidden = hidden
    this.privacy.choose(hidden)
  }

  codeChosen(code: 'bars' | 'qr'): void {
    this.code = code
  }

  closed(): void {
    if (this.navigation.openedFor() === CHECKOUT_SHORTCUT) this.navigation.forgetOpenedFor()
    this.hide()
  }

  /** The remembered one is shown at once, whatever becomes of the read, and without its age: a document does not change. */
  private get known(): Identification | undefined {
    return this.person.value ?? this.lastKnown.of('identification').recall()?.value
  }

  private hide(): void {
    this.open = false
    this.revealed = false
    this.releaseScreen()
    this.releaseScreen = () => {}
  }
}
