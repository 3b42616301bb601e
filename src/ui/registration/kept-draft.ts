import type { CepAnswer } from '@application/person/person-form.ts'
import type { RegistrationDraft, RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm, type RegistrationForm } from '@application/registration/registration-form.ts'
import {
  type CustomerDocument,
  customerDocument,
  hasValidCheckDigits,
} from '@domain/person/customer-document.ts'

/** A half-written registration, which survives a reload of the tab without its password and consent. */
export class KeptDraft {
  /** The form came back from before a reload. */
  readonly restored: boolean
  /** What the registration starts with. */
  readonly form: RegistrationForm
  /** What the server had answered to the CEP of that form before the reload. */
  readonly cepAnswer: CepAnswer | undefined

  /** @param carried the document that was typed at login; empty when there was none. */
  constructor(
    private readonly drafts: RegistrationDrafts,
    private readonly carried: string,
  ) {
    const kept = readDraftOf(drafts, carried)
    this.restored = kept !== undefined
    this.cepAnswer = kept?.cepAnswer
    this.form = kept ? withDocument(formOf(kept), carried) : formFor(carried)
  }

  keep(form: RegistrationForm, cepAnswer: CepAnswer): void {
    const { password: _, confirmation: __, acceptsTerms: ___, ...draft } = form
    if (this.isPristine(form)) this.drafts.forget()
    else this.drafts.keep({ ...draft, cepAnswer })
  }

  /** Nothing was typed on this screen: a document that was carried here does not count. */
  isPristine(form: RegistrationForm): boolean {
    const empty = emptyRegistrationForm(form.kind)
    const document = form.document === this.carried ? empty.document : form.document
    // Spread over the empty form, so that both have their keys in the same order.
    return JSON.stringify({ ...empty, ...form, document }) === JSON.stringify(empty)
  }
}

/** A customer who has typed another document at login is another person, and must not see the earlier draft. */
function readDraftOf(drafts: RegistrationDrafts, carried: string): RegistrationDraft | undefined {
  const kept = drafts.read()
  if (kept === undefined || !isOfAnother(customerDocument(kept.document), customerDocument(carried)))
    return kept
  drafts.forget()
  return undefined
}

/** A document that is incomplete or mistyped does not show who typed it. */
const isOfAnother = (kept: CustomerDocument, carried: CustomerDocument): boolean =>
  hasValidCheckDigits(kept) && hasValidCheckDigits(carried) && kept.characters !== carried.characters

const formOf = ({ cepAnswer: _, ...draft }: RegistrationDraft): RegistrationForm => ({
  ...emptyRegistrationForm(draft.kind),
  ...draft,
})

/** What was typed at login last is not lost, where the form has no document yet. */
const withDocument = (form: RegistrationForm, carried: string): RegistrationForm =>
  form.document === '' && formFor(carried).kind === form.kind ? { ...form, document: carried } : form

/** The document that was typed at login decides the kind of person. */
function formFor(document: string): RegistrationForm {
  const kind = customerDocument(document).kind === 'cnpj' ? 'company' : 'individual'
  return { ...emptyRegistrationForm(kind), document }
}
