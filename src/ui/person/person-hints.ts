import { looksLikeEmail } from '@domain/person/contact.ts'
import { hasValidCheckDigits, isCompleteDocument } from '@domain/person/document.ts'
import { personContent } from './person-content.ts'

const { warnings } = personContent

/** What is probably mistyped in a CPF or CNPJ; nothing of it blocks anything (decisions.md §1). */
export function documentHint(document: string): string | undefined {
  if (!isCompleteDocument(document)) return warnings.documentIncomplete
  return hasValidCheckDigits(document) ? undefined : warnings.documentCheckDigits
}

/** What is probably mistyped in an e-mail address; it blocks nothing either. */
export function emailHint(email: string): string | undefined {
  return looksLikeEmail(email) ? undefined : warnings.email
}
