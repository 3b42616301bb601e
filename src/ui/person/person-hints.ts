import { looksLikeEmail } from '@domain/person/contact.ts'
import { customerDocument, hasValidCheckDigits, isComplete } from '@domain/person/customer-document.ts'
import { personContent } from './person-content.ts'

const { warnings } = personContent

/** What is probably mistyped in a CPF or CNPJ; nothing of it blocks anything (decisions.md §1). */
export function documentHint(typed: string): string | undefined {
  const document = customerDocument(typed)
  if (!isComplete(document)) return warnings.documentIncomplete
  return hasValidCheckDigits(document) ? undefined : warnings.documentCheckDigits
}

/** What is probably mistyped in an e-mail address; it blocks nothing either. */
export function emailHint(email: string): string | undefined {
  return looksLikeEmail(email) ? undefined : warnings.email
}
