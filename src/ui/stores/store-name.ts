/** A store without a name is shown too, because it may have an address, a telephone and offers. */
export const storeName = (name: string): string => name || 'Loja sem nome'
