import { ListStates } from '@application/person/list-states.ts'
import { type CepOutcome, LookUpCep } from '@application/person/look-up-cep.ts'
import {
  type CepAnswer,
  EMPTY_ADDRESS,
  FILLED_BY_CEP,
  type TypedAddress,
} from '@application/person/person-form.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { digitsOf, isCep, isStateCode, isStreet } from '@domain/person/address.ts'
import { type Place, STATES, type State } from '@domain/person/place.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'

export type AddressField = keyof TypedAddress

/** The outcome of a submission when the customer left the screen before the answer to the CEP. */
export const NOT_SENT_SCREEN_LEFT = {
  kind: 'not-sent',
  failure: { kind: 'unexpected', detail: 'left' },
} as const

/** In the order in which they stand on the screen while none is a list. */
export const ADDRESS_FIELDS = ['cep', 'street', 'number', 'complement', 'district', 'city', 'state'] as const

/**
 * The address part of a form: the place that belongs to its CEP is filled in and locked. When the CEP is not found, UF and city
 * become lists (product.md, rule 5).
 */
export class AddressForm {
  static readonly dependencies = [LookUpCep, ListStates, PlaceRepository] as const

  values: TypedAddress = EMPTY_ADDRESS
  locked: ReadonlySet<AddressField> = new Set()
  /** UF and city are chosen from lists. */
  byList = false
  /** Where the focus belongs after the fields before it were filled in; a new object each time. */
  focus: { readonly field: AddressField } | undefined
  readonly lookup = new Loadable<CepOutcome, [cep: string]>((signal, cep) =>
    this.lookUpCep.execute(cep, signal),
  ).whenLoaded((outcome) => this.lookedUp(outcome))
  readonly states = new Loadable<readonly State[]>((signal) => this.listStates.execute(signal))
  readonly cities = new Loadable<readonly string[], [stateCode: string]>((signal, stateCode) =>
    this.places.cities(stateCode, signal),
  )
  /** The CEP that is being looked up, otherwise the answered one; in digits. */
  private cepOfValues = ''
  /** The CEP that the address belongs to, in digits: answered or stored. A page that is loaded again looks up any other. */
  private answeredCep = ''
  /** The fields that the customer has written, not filled in by a CEP or the stored registration. */
  private written: ReadonlySet<AddressField> = new Set()
  /** The fields of `written` that the customer has written since the last look-up began. */
  private writtenMeanwhile: ReadonlySet<AddressField> = new Set()
  private lookingUp: Promise<void> = Promise.resolve()
  private onChange: (field: AddressField) => void = () => {}

  constructor(
    private readonly lookUpCep: LookUpCep,
    private readonly listStates: ListStates,
    private readonly places: PlaceRepository,
  ) {
    observe(this)
  }

  get cepAnswer(): CepAnswer {
    return { cep: this.answeredCep, filled: [...this.locked], isUnknown: this.byList }
  }

  /** @param onChange is called with each field that was typed or filled in. */
  start(onChange: (field: AddressField) => void): void {
    this.onChange = onChange
    this.loadLists()
  }

  /** The national list of states. Until it has come, the portal shows its own list, so that nobody waits. */
  get stateChoices(): readonly State[] {
    return this.states.value ?? STATES
  }

  /** For an address whose UF and city are chosen from lists. */
  loadLists(): void {
    if (!this.byList) return
    if (!this.states.value) void this.states.load()
    if (this.values.state !== '') void this.cities.load(this.values.state)
  }

  /** The fields of a whole form in the order in which they stand on the screen: as a list, the UF comes before its cities. */
  inOrder<Field extends string>(
    fields: readonly (Field | AddressField)[],
  ): readonly (Field | AddressField)[] {
    if (!this.byList) return fields
    const swapped: { readonly [Name in string]?: AddressField } = { city: 'state', state: 'city' }
    return fields.map((field) => swapped[field] ?? field)
  }

  /** The field has the focus: a form that is drawn again later does not take it once more. */
  focused(): void {
    this.focus = undefined
  }

  /**
   * Takes a known address, without looking it up.
   * @param cepAnswer what the server answered to the CEP, for an address that a customer had not finished writing.
   * @param stored the address before the customer began to write.
   */
  fill(values: TypedAddress, cepAnswer?: CepAnswer, stored = EMPTY_ADDRESS): void {
    this.states.cancel()
    this.cities.reset()
    this.lookup.reset()
    this.values = values
    this.locked = new Set(cepAnswer?.filled)
    this.byList = cepAnswer?.isUnknown ?? false
    this.answeredCep = cepAnswer?.cep ?? digitsOf(values.cep)
    this.cepOfValues = this.answeredCep
    const isWritten = (field: AddressField) => !this.locked.has(field) && values[field] !== stored[field]
    this.written = new Set(cepAnswer && FILLED_BY_CEP.filter(isWritten))
  }

  typed(field: AddressField, text: string): void {
    if (this.locked.has(field)) return
    this.noteWritten(field)
    this.change({ [field]: text })
  }

  /** Empties the city too, because it belongs to another state. A city that was typed before any state was chosen stays. */
  stateChosen(code: string): void {
    this.noteWritten('state')
    this.change(this.values.state === '' ? { state: code } : { state: code, city: '' })
    void this.cities.load(code)
  }

  /**
   * Looks up the CEP when it is complete and new, or when the last look-up failed and the customer has typed nothing instead. When the CEP
   * changes during the look-up, it looks up the new one too.
   * @returns whether the address belongs to the CEP; false when the screen was left before the answer.
   */
  async lookUpIfNeeded(): Promise<boolean> {
    const { cep } = this.values
    const digits = digitsOf(cep)
    const changed = digits !== this.cepOfValues
    if (isCep(cep) && (changed || this.mayAskAgain)) {
      if (changed && this.byList) this.emptyLists()
      this.cepOfValues = digits
      this.writtenMeanwhile = new Set()
      this.lookingUp = this.lookup.load(cep)
    }
    await this.lookingUp
    return this.values.cep === cep ? this.cepOfValues === this.answeredCep : this.lookUpIfNeeded()
  }

  /** The look-up failed, and the customer has not typed what it would have filled in. */
  private get mayAskAgain(): boolean {
    return this.lookup.value?.kind === 'failed' && FILLED_BY_CEP.every((field) => this.values[field] === '')
  }

  private lookedUp(outcome: CepOutcome): void {
    // The customer is correcting the CEP, so this answer would fill in the wrong address, and the focus would go where they do not type.
    if (digitsOf(this.values.cep) !== this.cepOfValues) {
      this.lookup.reset()
      this.cepOfValues = this.answeredCep
      return
    }
    // These two are emptied only now: where the customer mistyped the CEP and then corrected it, they are still right.
    if (this.answeredCep !== '' && this.answeredCep !== this.cepOfValues) this.clear(['number', 'complement'])
    this.answeredCep = this.cepOfValues
    if (outcome.kind === 'found') this.take(outcome.place)
    else this.offerLists()
  }

  private take(place: Place): void {
    this.byList = false
    this.cities.reset()
    // A street that the form refuses, such as 'Q1', is not locked, because the customer has to complete it.
    const locked = FILLED_BY_CEP.filter((field) =>
      field === 'street' ? isStreet(place.street) : place[field] !== '',
    )
    // A field that is not locked keeps what the customer wrote (product.md, rule 30). Other values of the old CEP go.
    const kept = FILLED_BY_CEP.filter((field) => !locked.includes(field) && this.written.has(field))
    this.change({ ...place, ...Object.fromEntries(kept.map((field) => [field, this.values[field]])) })
    this.written = new Set(kept)
    this.locked = new Set(locked)
    // The focus does not move while the customer types: the next letters would go into another field.
    const isTyping = FILLED_BY_CEP.some((field) => this.writtenMeanwhile.has(field))
    if (!isTyping) this.focus = { field: isStreet(this.values.street) ? 'number' : 'street' }
  }

  private offerLists(): void {
    this.clear(FILLED_BY_CEP)
    // The field becomes a list, in which one letter of a UF is no choice.
    if (!isStateCode(this.values.state)) this.change({ state: '' })
    this.locked = new Set()
    // The lists were there before, so the customer may have chosen from them. That choice stays.
    if (this.byList) return
    this.byList = true
    this.loadLists()
  }

  /** The customer chooses UF and city again, because the old ones belong to the old CEP (product.md, rule 30). */
  private emptyLists(): void {
    this.cities.reset()
    this.change({ state: '', city: '' })
  }

  /** Empties fields, but not what the customer wrote for this CEP while it was looked up. */
  private clear(fields: readonly AddressField[]): void {
    const cleared = fields.filter((field) => !this.writtenMeanwhile.has(field))
    this.change(Object.fromEntries(cleared.map((field) => [field, ''])))
  }

  private noteWritten(field: AddressField): void {
    this.written = new Set([...this.written, field])
    this.writtenMeanwhile = new Set([...this.writtenMeanwhile, field])
  }

  private change(changes: Partial<TypedAddress>): void {
    this.values = { ...this.values, ...changes }
    for (const field of Object.keys(changes)) this.onChange(field as AddressField)
  }
}
