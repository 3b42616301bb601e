export const storePickerContent = {
  title: 'Sua loja',
  why: 'Você vê as ofertas, os tabloides e os vouchers desta loja.',
  map: 'Ver todas no mapa',
  noneNear: 'Nenhuma loja tem localização no mapa.',
} as const
