import type { Id } from '@domain/id.ts'

/** Keeps the `:` of a route's `:id`, and a lone surrogate (half of an emoji), on which encodeURIComponent throws. */
const inAddress = (id: Id): string => String(id).replace(/[^\w.~:\p{Cs}-]/gu, encodeURIComponent)

/** Every address of the portal (product.md §2). Links and view-models take them from here, and so does the table of routes. */
export const paths = {
  login: '/',
  register: '/register',
  recoverPassword: '/recover-password',
  openedTerm: '/termos-aceite',
  home: '/portal',
  offers: '/promocoes',
  campaigns: '/campanhas',
  /** Of a campaign's id; the routes give `:id`. */
  campaign: {
    detail: (id: Id) => `/campanha/${inAddress(id)}/detalhes`,
    rules: (id: Id) => `/campanha/${inAddress(id)}/regulamento`,
    statement: (id: Id) => `/campanha/${inAddress(id)}/extrato`,
    rewards: (id: Id) => `/campanha/${inAddress(id)}/resgates`,
    redemptions: (id: Id) => `/campanha/${inAddress(id)}/resgates/detalhes`,
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
