import type { Area } from '@application/areas.ts'
import { FirstFigures } from '@application/home/first-figures.ts'
import { memberOf } from '@application/member-of.ts'
import type { ComponentType } from 'react'
import { paths } from '../screen/paths.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import type { Resolve } from '../screen/view-model.tsx'
import type { MenuEntry } from '../shell/menus/menu-icons.tsx'

export interface RouteEntry {
  /** wouter's pattern: `:id` is a parameter. */
  readonly path: string
  readonly access: 'public' | 'protected'
  /** The screen's name. */
  readonly title: string
  /** Where it stands in a menu, under which label. */
  readonly menu?: Omit<MenuEntry, 'path'>
  /** What its view-models take their ports and use cases from, besides what is there from the start. */
  readonly areas?: readonly Area[]
  /** Asks for what the screen shows first. Called when the areas are loaded, which may be before the code of the screen. */
  readonly askAhead?: (resolve: Resolve) => void
  /** The masks of its fields are fetched with it. When that fails, its fields take what is typed. */
  readonly hasMasks?: true
  /** Each screen is a chunk of its own. It is fetched, with its areas, when it is first opened. */
  readonly screen: () => Promise<ComponentType<ScreenProps>>
}

/** Every address of the portal (product.md §2). Any other address leads to `/`. */
const table: readonly (Omit<RouteEntry, 'access'> & { readonly access?: 'public' })[] = [
  {
    path: paths.login,
    access: 'public',
    title: 'Entrar',
    areas: ['sign-in'],
    screen: () => memberOf(import('../session/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.register,
    access: 'public',
    title: 'Cadastro',
    areas: ['consents', 'registration'],
    hasMasks: true,
    screen: () => memberOf(import('../registration/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: paths.recoverPassword,
    access: 'public',
    title: 'Recuperar senha',
    areas: ['passwords'],
    hasMasks: true,
    screen: () => memberOf(import('../session/recover-password-page.tsx'), 'RecoverPasswordPage'),
  },
  {
    path: paths.openedTerm,
    access: 'public',
    title: 'Termo',
    areas: ['consents', 'documents'],
    screen: () => memberOf(import('../terms/opened-term-page.tsx'), 'OpenedTermPage'),
  },
  {
    path: paths.home,
    title: 'Home',
    menu: { in: 'side', label: 'Home', icon: 'home' },
    areas: ['home'],
    askAhead: (resolve) => resolve(FirstFigures).askAhead(),
    screen: () => memberOf(import('../home/home-page.tsx'), 'HomePage'),
  },
  {
    path: paths.offers,
    title: 'Ofertas exclusivas',
    menu: { in: 'side', label: 'Ofertas exclusivas', icon: 'offers' },
    areas: ['offers'],
    screen: () => memberOf(import('../offers/offers-page.tsx'), 'OffersPage'),
  },
  {
    path: paths.campaigns,
    title: 'Campanhas',
    menu: { in: 'side', label: 'Campanhas - Não fique de Fora!', icon: 'campaigns' },
    areas: ['campaigns', 'documents'],
    screen: () => memberOf(import('../campaigns/list/campaign-list-page.tsx'), 'CampaignListPage'),
  },
  {
    path: paths.campaign.detail(':id'),
    title: 'Campanha',
    areas: ['campaigns', 'reminders'],
    screen: () => memberOf(import('../campaigns/detail/campaign-detail-page.tsx'), 'CampaignDetailPage'),
  },
  {
    path: paths.campaign.rules(':id'),
    title: 'Regulamento',
    areas: ['campaigns', 'documents'],
    screen: () => memberOf(import('../campaigns/rules/campaign-rules-page.tsx'), 'CampaignRulesPage'),
  },
  {
    path: paths.campaign.statement(':id'),
    title: 'Extrato de pontos',
    areas: ['campaigns'],
    screen: () =>
      memberOf(import('../campaigns/points-statement/points-statement-page.tsx'), 'PointsStatementPage'),
  },
  {
    path: paths.campaign.rewards(':id'),
    title: 'Trocar pontos',
    areas: ['campaigns'],
    screen: () => memberOf(import('../campaigns/redemptions/redemptions-page.tsx'), 'RedemptionsPage'),
  },
  {
    path: paths.campaign.redemptions(':id'),
    title: 'Minhas trocas',
    areas: ['campaigns'],
    screen: () =>
      memberOf(
        import('../campaigns/redemption-history/redemption-history-page.tsx'),
        'RedemptionHistoryPage',
      ),
  },
  {
    path: paths.vouchers,
    title: 'Vouchers',
    menu: { in: 'side', label: 'Vouchers', icon: 'vouchers' },
    areas: ['reminders', 'vouchers'],
    screen: () => memberOf(import('../vouchers/vouchers-page.tsx'), 'VouchersPage'),
  },
  {
    path: paths.flyers,
    title: 'Tabloides',
    menu: { in: 'side', label: 'Tabloides', icon: 'flyers' },
    areas: ['documents', 'flyers'],
    screen: () => memberOf(import('../flyers/flyers-page.tsx'), 'FlyersPage'),
  },
  {
    path: paths.purchases,
    title: 'Compras',
    menu: { in: 'side', label: 'Minhas Compras', icon: 'purchases' },
    areas: ['purchase-history'],
    screen: () => memberOf(import('../purchases/purchases-page.tsx'), 'PurchasesPage'),
  },
  {
    path: paths.stores,
    title: 'Encontre nossa loja',
    menu: { in: 'side', label: 'Encontre Nossa Loja', icon: 'stores' },
    areas: ['stores'],
    screen: () => memberOf(import('../stores/stores-page.tsx'), 'StoresPage'),
  },
  {
    path: paths.terms,
    title: 'Termos do programa',
    menu: { in: 'side', label: 'Termos do Programa', icon: 'terms' },
    areas: ['consents', 'documents'],
    screen: () => memberOf(import('../terms/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    title: 'Fale com PDO',
    menu: { in: 'side', label: 'Fale com PDO', icon: 'privacy' },
    areas: ['privacy'],
    screen: () => memberOf(import('../privacy/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: paths.chats,
    title: 'Chats',
    screen: () => memberOf(import('../chats/chats-page.tsx'), 'ChatsPage'),
  },
  {
    path: paths.profile,
    title: 'Meu perfil',
    menu: { in: 'user', label: 'Meu Perfil', icon: 'profile' },
    areas: ['profile'],
    hasMasks: true,
    screen: () => memberOf(import('../profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.changePassword,
    title: 'Alterar minha senha',
    menu: { in: 'user', label: 'Alterar Minha Senha', icon: 'password' },
    areas: ['passwords'],
    screen: () => memberOf(import('../session/change-password-page.tsx'), 'ChangePasswordPage'),
  },
  {
    path: paths.preferences,
    title: 'Minhas preferências',
    menu: { in: 'user', label: 'Minhas Preferências', icon: 'preferences' },
    areas: ['consents'],
    screen: () => memberOf(import('../preferences/preferences-page.tsx'), 'PreferencesPage'),
  },
  {
    path: paths.cashbackStatement,
    title: 'Extrato de cashback',
    areas: ['cashback', 'lapsing', 'reminders'],
    screen: () => memberOf(import('../cashback/statement-page.tsx'), 'CashbackStatementPage'),
  },
]

/** A screen needs a session unless its entry says that it is public. */
export const routes = table.map((entry): RouteEntry => ({ access: 'protected', ...entry }))

/** In the order of the table. */
export const menuEntries: readonly MenuEntry[] = routes.flatMap(({ path, menu }) =>
  menu ? [{ path, ...menu }] : [],
)
