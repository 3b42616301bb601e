import { LogOut, MonitorDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'wouter'
import { Avatar } from '../../kit/avatar.tsx'
import { shellContent } from '../shell-content.ts'
import { useCloseOnMove } from '../use-close-on-move.ts'
import styles from './account-menu.module.css'
import { type MenuEntry, menuIcons } from './menu-icons.tsx'
import { StillLinks } from './still-links.tsx'

interface AccountMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly avatar: string | undefined
  /** Undefined where there is nothing to install. */
  readonly onInstall: (() => void) | undefined
  readonly onSignOut: () => void
}

/** The customer's own entries behind the avatar: a popover of plain links, which the browser opens, closes and dismisses. */
export function AccountMenu({ entries, avatar, onInstall, onSignOut }: AccountMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const close = () => popover.current?.hidePopover()
  useCloseOnMove(close)
  return (
    <div className={styles.account}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={shellContent.account}>
        <Avatar src={avatar} size="small" alt="" />
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.popover}>
        <ul>
          <StillLinks>
            {entries.map(({ path, icon, label }) => {
              const Icon = menuIcons[icon]
              return (
                <li key={path}>
                  <Link href={path} className={styles.entry} onClick={close}>
                    <Icon />
                    {label}
                  </Link>
                </li>
              )
            })}
          </StillLinks>
          {onInstall && (
            <li>
              <button
                type="button"
                className={styles.entry}
                onClick={() => {
                  close()
                  onInstall()
                }}
              >
                <MonitorDown />
                {shellContent.install}
              </button>
            </li>
          )}
          <li className={styles.last}>
            <button type="button" className={styles.entry} onClick={onSignOut}>
              <LogOut />
              {shellContent.signOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
