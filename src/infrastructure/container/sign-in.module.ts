import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { ContainerModule } from 'inversify'
import { BrowserCredentialKeeper } from '../browser/browser-credential-keeper.ts'
import { LocalStorageRememberedDocument } from '../storage/local-storage-remembered-document.ts'
import { provide } from './provide.ts'

/** What the login needs: to sign in, and to remember who did. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(CredentialKeeper).to(BrowserCredentialKeeper)
  bind(RememberedDocument).to(LocalStorageRememberedDocument)
  provide(bind, SignIn)
})
