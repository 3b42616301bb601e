import { Menu, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { IconButton } from '../kit/button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { usePart } from '../screen/lazy-part.ts'
import { paths } from '../screen/paths.ts'
import { useAfterFirstReads } from '../screen/quiet.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { CheckoutCard } from './checkout/checkout-card.tsx'
import { CheckoutCardViewModel } from './checkout/checkout-card-view-model.ts'
import { AccountMenu } from './menus/account-menu.tsx'
import { BottomBar } from './menus/bottom-bar.tsx'
import type { MenuEntry } from './menus/menu-icons.tsx'
import { SideMenu } from './menus/side-menu.tsx'
import { NoticesBell } from './notices/notices-bell.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { InstallPromptViewModel } from './prompts/install-prompt-view-model.ts'
import styles from './shell.module.css'
import { shellContent } from './shell-content.ts'
import { ShellViewModel } from './shell-view-model.ts'
import { ChosenStore } from './store/chosen-store.tsx'
import { useCloseOnMove } from './use-close-on-move.ts'
import { useEscape } from './use-escape.ts'

const CONTENT_ID = 'conteudo'

export interface ShellProps {
  readonly menu: readonly MenuEntry[]
  readonly children: ReactNode
}

/** Top bar, side menu and footer around a protected screen. */
export const Shell = observer(function Shell({ menu, children }: ShellProps) {
  const shell = useViewModel(ShellViewModel)
  const card = useViewModel(CheckoutCardViewModel)
  const Partners = usePart(loadPartners)
  const Prompts = usePart(loadPrompts, 'consents', 'offers')
  const isRestDue = useAfterFirstReads()
  const [documentOffered, setDocumentOffered] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // On phones the menu covers the page, so the focus must not go behind it.
  const covered = useIsDrawer(frame, shell.menuOpen)

  const closeMenu = () => {
    shell.menuLeft()
    // The entry that had the focus goes with the menu.
    if (covered) focus(toggle.current)
  }

  // Beside a wide page the menu stays: it hides nothing of the next screen.
  useCloseOnMove(() => {
    if (covered) shell.menuLeft()
  })
  useEscape(shell.menuOpen, closeMenu)

  const morePressed = () => {
    shell.menuToggled()
    // The focus moves to the button that closes the menu, because the menu covers the bar.
    focus(toggle.current)
  }

  if (shell.signingOut.busy) return <Farewell />
  return (
    <div ref={frame} className={styles.shell} data-menu={shell.menuOpen ? 'open' : 'closed'}>
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skipToContent} inert={covered}>
        {shellContent.skipToContent}
      </a>
      <header className={styles.topBar}>
        <IconButton
          ref={toggle}
          label={shell.menuOpen ? shellContent.closeMenu : shellContent.openMenu}
          icon={shell.menuOpen ? <X /> : <Menu />}
          aria-expanded={shell.menuOpen}
          aria-controls={SideMenu.id}
          onClick={shell.menuToggled}
        />
        <Link href={paths.home} className={styles.logo}>
          <BrandLogo />
        </Link>
        <ChosenStore />
        <NoticesBell />
        <CheckoutCard card={card} offeredElsewhere={documentOffered} />
        <AccountEntries shell={shell} entries={menu.filter((entry) => entry.in === 'user')} />
      </header>
      <SideMenu
        entries={menu.filter((entry) => entry.in === 'side')}
        open={shell.menuOpen}
        onChoice={closeMenu}
      />
      <div className={styles.scrim} onClick={closeMenu} aria-hidden="true" />
      <main id={CONTENT_ID} className={styles.main} tabIndex={-1} inert={covered}>
        <OfflineBar />
        {children}
      </main>
      <footer className={styles.footer} inert={covered}>
        <ErrorBoundary scope="widget">{isRestDue && <Partners partners={shell.partners} />}</ErrorBoundary>
      </footer>
      <BottomBar
        covered={covered}
        isCompany={card.isCompany}
        onDocument={card.pressed}
        onMore={morePressed}
      />
      <ErrorBoundary scope="unseen">
        {isRestDue && (
          <Prompts
            onSignOut={shell.signOutPressed}
            onDocument={card.pressed}
            onDocumentOffered={setDocumentOffered}
          />
        )}
      </ErrorBoundary>
    </div>
  )
})

const loadPartners = async () => (await import('./partners.tsx')).Partners
const loadPrompts = async () => (await import('./prompts/prompts.tsx')).Prompts
const loadInstallDialog = async () => (await import('./prompts/install-dialog.tsx')).InstallDialog

interface AccountEntriesProps {
  readonly shell: ShellViewModel
  readonly entries: readonly MenuEntry[]
}

/** The customer's menu, with the install dialog that opens from it, even after the prompt was declined. */
const AccountEntries = observer(function AccountEntries({ shell, entries }: AccountEntriesProps) {
  const install = useViewModel(InstallPromptViewModel)
  const InstallDialog = usePart(loadInstallDialog)
  const [installing, setInstalling] = useState(false)
  const close = () => setInstalling(false)
  useCloseOnMove(close)
  return (
    <>
      <AccountMenu
        entries={entries}
        avatar={shell.avatar}
        onInstall={install.way === 'none' ? undefined : () => setInstalling(true)}
        onSignOut={shell.signOutPressed}
      />
      <ErrorBoundary scope="widget">
        {installing && <InstallDialog prompt={install} onDone={close} onDeclined={close} />}
      </ErrorBoundary>
    </>
  )
})

const focus = (element: HTMLElement | null) => element?.focus()

/** The focus announces it, because the button that was pressed has gone. */
function Farewell() {
  return (
    <main className={styles.farewell}>
      <Spinner />
      <h1 ref={focus} tabIndex={-1}>
        {shellContent.farewell}
      </h1>
    </main>
  )
}

/**
 * Whether the open menu covers the page, which the style sheet says by the width of the window. The closed menu is not asked: the browser
 * has to calculate all styles to answer.
 */
function useIsDrawer(frame: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed)
      return () => window.removeEventListener('resize', changed)
    },
    () =>
      isOpen &&
      frame.current !== null &&
      getComputedStyle(frame.current).getPropertyValue('--menu').trim() === 'drawer',
    () => false,
  )
}

/** The address belongs to the router, so the link moves the focus by itself. */
function skipToContent(event: { preventDefault(): void }) {
  event.preventDefault()
  focus(document.getElementById(CONTENT_ID))
}
