import { Clock } from '@application/clock.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { SignOut } from '@application/session/sign-out.ts'
import { ContainerModule } from 'inversify'
import { BrowserClock } from '../browser/browser-clock.ts'
import { BrowserCredentialKeeper } from '../browser/browser-credential-keeper.ts'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { LocalStorageRememberedDocument } from '../storage/local-storage-remembered-document.ts'
import { LocalStorageSessionStore } from '../storage/local-storage-session-store.ts'
import { LOCAL_STORAGE, SafeStorage, SESSION_STORAGE } from '../storage/safe-storage.ts'
import { SessionTraces } from '../storage/session-traces.ts'
import { provide } from './provide.ts'

/** Signing in and out, and what a change of the session wipes. */
export const sessionModule = new ContainerModule(({ bind }) => {
  // Opened at each use, because even looking at `localStorage` throws where it is blocked.
  bind(LOCAL_STORAGE).toResolvedValue(
    (window) => new SafeStorage(() => window.localStorage),
    [BROWSER_WINDOW],
  )
  bind(SESSION_STORAGE).toResolvedValue(
    (window) => new SafeStorage(() => window.sessionStorage),
    [BROWSER_WINDOW],
  )
  bind(Clock).to(BrowserClock)
  bind(CredentialKeeper).to(BrowserCredentialKeeper)
  bind(RememberedDocument).to(LocalStorageRememberedDocument)
  bind(SessionStore).to(LocalStorageSessionStore)
  bind(SessionTraces).toSelf()
  provide(bind, RestoreSession)
  provide(bind, SignIn)
  provide(bind, SignOut)
})
