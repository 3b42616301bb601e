import { Clock } from '@application/clock.ts'
import { PushEnd } from '@application/push/push-end.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { SignOut } from '@application/session/sign-out.ts'
import { ContainerModule } from 'inversify'
import { BrowserClock } from '../browser/browser-clock.ts'
import { BrowserPushEnd } from '../browser/browser-push-end.ts'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { LocalStorageSessionStore } from '../storage/local-storage-session-store.ts'
import { LOCAL_STORAGE, SafeStorage, SESSION_STORAGE } from '../storage/safe-storage.ts'
import { SessionTraces } from '../storage/session-traces.ts'
import { LAST_KNOWN_PREFIX } from '../storage/storage-keys.ts'
import { provide } from './provide.ts'

/** The session: how it is found again and how it ends, and what a change of it wipes. */
export const sessionModule = new ContainerModule(({ bind }) => {
  // Opened at each use, because even looking at `localStorage` throws where it is blocked.
  bind(LOCAL_STORAGE).toResolvedValue(
    (window) => new SafeStorage(() => window.localStorage, LAST_KNOWN_PREFIX),
    [BROWSER_WINDOW],
  )
  bind(SESSION_STORAGE).toResolvedValue(
    (window) => new SafeStorage(() => window.sessionStorage),
    [BROWSER_WINDOW],
  )
  bind(Clock).to(BrowserClock)
  bind(PushEnd).to(BrowserPushEnd)
  bind(SessionStore).to(LocalStorageSessionStore)
  bind(SessionTraces).toSelf()
  provide(bind, RestoreSession)
  provide(bind, SignOut)
})
