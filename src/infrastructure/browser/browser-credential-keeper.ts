import type { Credentials } from '@application/session/authentication.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { formatDocument } from '@domain/person/format-document.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

interface PasswordCredentialConstructor {
  new (data: { id: string; password: string }): Credential
}

declare global {
  interface Window {
    /** Chromium only (Credential Management Level 1). */
    PasswordCredential?: PasswordCredentialConstructor
  }
}

/** Other browsers offer to save on their own, by the fields' `autocomplete`. */
@injectable()
export class BrowserCredentialKeeper extends CredentialKeeper {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  async offer({ document, password }: Credentials): Promise<void> {
    const { PasswordCredential, navigator } = this.window
    if (!PasswordCredential || !navigator.credentials) return
    try {
      // Written as the login shows it: under other text the browser would keep a second account of the same customer.
      const id = formatDocument(document.characters)
      await navigator.credentials.store(new PasswordCredential({ id, password }))
    } catch {
      // The customer, or the browser's settings, said no: nothing is lost.
    }
  }
}
