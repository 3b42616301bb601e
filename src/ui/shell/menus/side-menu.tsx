import { memo, useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shellContent } from '../shell-content.ts'
import { useEscape } from '../use-escape.ts'
import { type MenuEntry, menuIcons } from './menu-icons.tsx'
import styles from './side-menu.module.css'
import { StillLinks } from './still-links.tsx'

const SIDE_MENU_ID = 'menu-principal'

interface SideMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly open: boolean
  readonly onChoice: () => void
}

/** 240 px open and 55 px closed on wide screens; a drawer over the page on phones (docs/look.md). */
export function SideMenu({ entries, open, onChoice }: SideMenuProps) {
  const [path] = useLocation()
  // What the closed menu shows beside an entry covers the screen. Esc hides it until the customer points at another entry.
  const [isNameHidden, setNameHidden] = useState(false)
  const pointed = () => setNameHidden(false)
  const escaped = useCallback(() => setNameHidden(true), [])
  useEscape(!open, escaped)
  return (
    <nav
      id={SIDE_MENU_ID}
      className={styles.menu}
      aria-label={shellContent.mainMenu}
      data-open={open || undefined}
      data-name-hidden={isNameHidden || undefined}
      onPointerOver={pointed}
      onFocus={pointed}
    >
      <StillLinks>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <SideMenuLink entry={entry} isCurrent={entry.path === path} onChoice={onChoice} />
            </li>
          ))}
        </ul>
      </StillLinks>
    </nav>
  )
}
SideMenu.id = SIDE_MENU_ID

interface SideMenuLinkProps extends Pick<SideMenuProps, 'onChoice'> {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
}

const SideMenuLink = memo(function SideMenuLink({ entry, isCurrent, onChoice }: SideMenuLinkProps) {
  const Icon = menuIcons[entry.icon]
  return (
    <Link
      href={entry.path}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoice}
    >
      <Icon className={styles.icon} />
      <span className={styles.label}>{entry.label}</span>
    </Link>
  )
})
