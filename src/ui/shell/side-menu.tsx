import { Link, useRoute } from 'wouter'
import type { MenuEntry } from './menu-entry.ts'
import { menuIcons } from './menu-icons.tsx'
import { shellContent } from './shell-content.ts'
import styles from './side-menu.module.css'

const SIDE_MENU_ID = 'menu-principal'

interface SideMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly open: boolean
  readonly onChoice: () => void
}

/** 240 px open and 55 px closed on wide screens; a drawer over the page on phones (docs/look.md). */
export function SideMenu({ entries, open, onChoice }: SideMenuProps) {
  return (
    <nav
      id={SIDE_MENU_ID}
      className={styles.menu}
      aria-label={shellContent.mainMenu}
      data-open={open || undefined}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <SideMenuLink entry={entry} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
SideMenu.id = SIDE_MENU_ID

function SideMenuLink({ entry, onChoice }: { entry: MenuEntry; onChoice: () => void }) {
  const [isCurrent] = useRoute(entry.path)
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
}
