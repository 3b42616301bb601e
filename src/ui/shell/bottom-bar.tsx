import { Ellipsis, ScanBarcode } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { paths } from '../screen/paths.ts'
import styles from './bottom-bar.module.css'
import { menuIcons } from './menu-icons.tsx'
import { shellContent } from './shell-content.ts'
import { SideMenu } from './side-menu.tsx'

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
  return (
    <nav className={styles.bar} aria-label={content.name} inert={covered}>
      <ul className={styles.list}>
        <Shortcut path={paths.home} icon={<menuIcons.home />} label={content.home} />
        <Shortcut path={paths.offers} icon={<menuIcons.offers />} label={content.offers} />
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
        <Shortcut path={paths.vouchers} icon={<menuIcons.vouchers />} label={content.vouchers} />
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
    </nav>
  )
}

interface ShortcutProps {
  readonly path: string
  readonly icon: ReactNode
  readonly label: string
}

function Shortcut({ path, icon, label }: ShortcutProps) {
  const [isCurrent] = useRoute(path)
  return (
    <li>
      <Link href={path} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  )
}
