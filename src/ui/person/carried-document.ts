/** What the login screen hands on, so that nobody has to type a CPF or CNPJ twice (WCAG 3.3.7). */
export interface CarriedDocument {
  /** As typed. */
  readonly document: string
}

/** The document in a history entry's state; empty when it carries none. */
export function carriedDocument(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('document' in state)) return ''
  return typeof state.document === 'string' ? state.document : ''
}

/** The state for a step to a screen that takes a document; none when there is nothing to carry. */
export const carrying = (document: string): { readonly state: CarriedDocument } | undefined =>
  document === '' ? undefined : { state: { document } }
