/** An offer without a name is shown too, because it may have a picture, a price and a button **Ativar**. */
export const offerName = (name: string): string => name || 'Oferta sem nome'
