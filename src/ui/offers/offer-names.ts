/** An offer without a name is shown all the same: it may have a picture, a price and an **Ativar**. */
export const offerName = (name: string): string => name || 'Oferta sem nome'
