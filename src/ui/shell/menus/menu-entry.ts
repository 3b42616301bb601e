import type { IconName } from './menu-icons.tsx'

/** A link to a screen in the side menu or in the customer's own menu. */
export interface MenuEntry {
  readonly path: string
  readonly in: 'side' | 'user'
  readonly label: string
  readonly icon: IconName
}
