/** Every address of the portal (product.md §2). Links and view-models take them from here, and so does the table of routes. */
export const paths = {
  login: '/',
  register: '/register',
  recoverPassword: '/recover-password',
  openedTerm: '/termos-aceite',
  home: '/portal',
  offers: '/promocoes',
  campaigns: '/campanhas',
  campaign: {
    detail: (id: CampaignId) => `/campanha/${id}/detalhes`,
    rules: (id: CampaignId) => `/campanha/${id}/regulamento`,
    statement: (id: CampaignId) => `/campanha/${id}/extrato`,
    rewards: (id: CampaignId) => `/campanha/${id}/resgates`,
    redemptions: (id: CampaignId) => `/campanha/${id}/resgates/detalhes`,
  },
  vouchers: '/voucher',
  flyers: '/tabloides',
  purchases: '/compras',
  stores: '/location',
  terms: '/termos',
  privacy: '/pdo',
  chats: '/chats',
  profile: '/perfil',
  changePassword: '/change-password',
  preferences: '/minhas-preferencias',
  cashbackStatement: '/contacorrente/extrato',
} as const

/** A campaign's id, or the parameter of a route's pattern. */
type CampaignId = number | ':id'
