import { formatInteger } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'

/** An offer without a name is shown too, because it may have a picture, a price and a button **Ativar**. */
export const offerName = (name: string): string => name || 'Oferta sem nome'

/** 'Café Torrado e mais 11': the first of several offers, and how many others there are. */
export const offerNames = (first: string, others: number): string =>
  shownName(offerName(first)) + (others > 0 ? ` e mais ${formatInteger(others)}` : '')
