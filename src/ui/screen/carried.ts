import type { Id } from '@domain/id.ts'

/** What a screen may give to the next one, in the state of the history entry (docs/decisions/004). */
export interface Carried {
  /** Id of the store that the next screen shows. */
  readonly store?: Id | undefined
  /** The vouchers of all stores are shown, because the link counted those of all stores. */
  readonly allStores?: true | undefined
  /** The screen was opened to choose a store: once it is chosen, the customer goes back. */
  readonly choosingStore?: true | undefined
  /** CPF or CNPJ as it was typed, so that the customer types it once (WCAG 3.3.7). */
  readonly document?: string | undefined
  /** The field of the profile that is missing. */
  readonly focus?: 'phone' | undefined
  /** Where the customer was going when the portal asked to sign in first. */
  readonly wanted?: string | undefined
  /** Id of the term that this tab shows, also after a reload. */
  readonly term?: Id | undefined
  /** Id of the reward whose exchange the next screen asks about at once. */
  readonly redeem?: Id | undefined
  /** The tab that opens first: of the purchases, or of the exchanges in a campaign. */
  readonly tab?: 'summary' | 'completed' | undefined
}

/** Reads the state of a history entry. Other code may have written it, so each part is checked. */
export function carriedIn(state: unknown): Carried {
  const parts: { readonly [Part in keyof Carried]?: unknown } =
    typeof state === 'object' && state ? state : {}
  return {
    store: idIn(parts.store),
    allStores: parts.allStores === true || undefined,
    choosingStore: parts.choosingStore === true || undefined,
    document: typeof parts.document === 'string' ? parts.document : undefined,
    focus: parts.focus === 'phone' ? parts.focus : undefined,
    wanted: typeof parts.wanted === 'string' ? parts.wanted : undefined,
    term: idIn(parts.term),
    redeem: idIn(parts.redeem),
    tab: parts.tab === 'summary' || parts.tab === 'completed' ? parts.tab : undefined,
  }
}

const idIn = (part: unknown): Id | undefined =>
  typeof part === 'number' || typeof part === 'string' ? part : undefined
