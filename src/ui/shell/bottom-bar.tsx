import { Ellipsis, ScanBarcode } from 'lucide-react'
import { memo } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '../screen/paths.ts'
import styles from './bottom-bar.module.css'
import { type IconName, menuIcons } from './menu-icons.tsx'
import { shellContent } from './shell-content.ts'
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
          <Shortcut icon="home" path={paths.home} isCurrent={paths.home === current} label={content.home} />
          <Shortcut
            icon="offers"
            path={paths.offers}
            isCurrent={paths.offers === current}
            label={content.offers}
          />
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
          <Shortcut
            icon="vouchers"
            path={paths.vouchers}
            isCurrent={paths.vouchers === current}
            label={content.vouchers}
          />
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
  readonly icon: IconName
  readonly path: string
  readonly isCurrent: boolean
  readonly label: string
}

const Shortcut = memo(function Shortcut({ icon, path, isCurrent, label }: ShortcutProps) {
  const Icon = menuIcons[icon]
  return (
    <li>
      <Link href={path} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        <Icon />
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  )
})
