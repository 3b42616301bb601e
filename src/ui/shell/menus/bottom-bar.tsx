import { Ellipsis, ScanBarcode } from 'lucide-react'
import { memo } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../screen/paths.ts'
import { shellContent } from '../shell-content.ts'
import styles from './bottom-bar.module.css'
import { menuIcons } from './menu-icons.tsx'
import { SideMenu } from './side-menu.tsx'
import { StillLinks } from './still-links.tsx'

const content = shellContent.shortcuts

interface BottomBarProps {
  /** Whether the menu covers the page, and with it this bar. */
  readonly covered: boolean
  readonly isCompany: boolean
  readonly onDocument: () => void
  readonly onMore: () => void
}

/** On phones, within reach of the thumb: the screens that customers open most, and the document for the checkout in the middle. */
export function BottomBar({ covered, isCompany, onDocument, onMore }: BottomBarProps) {
  const [current] = useLocation()
  return (
    <nav className={styles.bar} aria-label={content.name} inert={covered}>
      <StillLinks>
        <ul className={styles.list}>
          <Shortcut to="home" isCurrent={current === paths.home} />
          <Shortcut to="offers" isCurrent={current === paths.offers} />
          <li>
            <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onDocument}>
              <span className={styles.raised}>
                <ScanBarcode />
              </span>
              {/* The key gives the other word an element of its own. React would reuse this one, and its width would move it. */}
              <span key={`company-${isCompany}`} className={styles.label}>
                {isCompany ? content.companyDocument : content.document}
              </span>
            </button>
          </li>
          <Shortcut to="vouchers" isCurrent={current === paths.vouchers} />
          <li>
            <button
              type="button"
              className={styles.entry}
              aria-expanded={covered}
              aria-controls={SideMenu.id}
              onClick={onMore}
            >
              <Ellipsis />
              <span className={styles.label}>{content.more}</span>
            </button>
          </li>
        </ul>
      </StillLinks>
    </nav>
  )
}

interface ShortcutProps {
  /** The screen's path, drawing and label have the same name. */
  readonly to: 'home' | 'offers' | 'vouchers'
  readonly isCurrent: boolean
}

const Shortcut = memo(function Shortcut({ to, isCurrent }: ShortcutProps) {
  const Icon = menuIcons[to]
  return (
    <li>
      <Link href={paths[to]} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        <Icon />
        <span className={styles.label}>{content[to]}</span>
      </Link>
    </li>
  )
})
