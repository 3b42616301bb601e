import {
  BadgePercent,
  BookOpenText,
  FileCheck2,
  Gift,
  Home,
  KeyRound,
  MapPin,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  TicketPercent,
  UserRound,
} from 'lucide-react'

/** The drawing beside each menu entry. */
export const menuIcons = {
  home: Home,
  offers: BadgePercent,
  campaigns: Gift,
  vouchers: TicketPercent,
  flyers: BookOpenText,
  purchases: ReceiptText,
  stores: MapPin,
  terms: FileCheck2,
  privacy: ShieldCheck,
  profile: UserRound,
  password: KeyRound,
  preferences: SlidersHorizontal,
} as const

/** A link to a screen in the side menu or in the customer's own menu. */
export interface MenuEntry {
  readonly path: string
  readonly in: 'side' | 'user'
  readonly label: string
  readonly icon: keyof typeof menuIcons
}
