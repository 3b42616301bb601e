export const storePickerContent = {
  title: 'Sua loja',
  why: 'Você vê as ofertas, os tabloides e os vouchers desta loja.',
  location: {
    denied:
      'O navegador não tem permissão para usar a sua localização. Libere nas configurações, ou escolha a loja na lista.',
    unavailable: 'Não foi possível descobrir onde você está. Escolha a loja na lista.',
    'timed-out': 'A localização demorou demais. Tente de novo, ou escolha a loja na lista.',
  },
  map: 'Ver todas no mapa',
  near: 'As lojas mais perto de você estão logo abaixo.',
  noneNear: 'Nenhuma loja tem localização no mapa.',
} as const
